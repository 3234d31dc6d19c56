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
    // On paper the margins are the page's own (`@page`), so that a second sheet has them too.
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

/** A sheet of A4, the same on screen and on paper. */
export const SheetPaper = ({ className, ...rest }: ComponentProps<'article'>) => (
  <article {...rest} className={cx(styles.paper, className)} />
)
