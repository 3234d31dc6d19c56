import type { ReactNode } from 'react'
import { IconButton } from '#components/ui/elements.tsx'
import { css, cx } from '#styled-system/css'

const styles = {
  root: css({ _hover: { bg: 'transparent' } }),
  disc: css({
    display: 'grid',
    placeItems: 'center',
    boxSize: 'tap.sm',
    bg: 'white/72',
    borderRadius: 'full',
    transition: 'quick',
    _groupHover: { bg: 'white' },
    '& svg': { transition: 'fill {durations.fast}, scale {durations.normal}' },
    '[aria-pressed=true] > &': { color: 'danger', '& svg': { fill: 'danger', scale: '1.08' } },
  }),
}

type ImageButtonProps = {
  label: string
  isPressed?: boolean
  onClick: () => void
  children: ReactNode
}

/** An icon button on a product's image, with a touch target larger than its disc. */
export const ImageButton = ({ label, isPressed, onClick, children }: ImageButtonProps) => (
  <IconButton
    className={cx(styles.root, 'group')}
    aria-label={label}
    aria-pressed={isPressed}
    onClick={onClick}
  >
    <span className={styles.disc}>{children}</span>
  </IconButton>
)
