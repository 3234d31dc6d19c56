import type { ComponentProps } from 'react'
import { css, cx } from '#styled-system/css'

const styles = {
  paper: css({
    w: '210mm',
    maxW: 'full',
    minH: { md: '297mm' },
    mx: 'auto',
    p: { base: '5', md: '16mm' },
    bg: 'paper',
    borderWidth: '1px',
    fontSize: 'sm',
    // On paper, `@page` sets the margins, so that a second sheet has them too.
    _print: {
      w: 'auto',
      minH: '0',
      p: '0',
      border: 'none',
      color: 'print.ink',
      fontSize: '10.5pt',
    },
  }),
}

/** An A4 sheet, the same on screen and on paper. */
export const SheetPaper = ({ className, ...rest }: ComponentProps<'article'>) => (
  <article {...rest} className={cx(styles.paper, className)} />
)
