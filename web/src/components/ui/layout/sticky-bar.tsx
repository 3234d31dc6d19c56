import type { ComponentProps } from 'react'
import { cva, cx } from '#styled-system/css'

const floating = {
  position: 'sticky',
  bottom: '0',
  zIndex: 'raised',
  // Extends over the page's padding to the edges of the screen.
  mx: { base: '-4', md: '-6' },
  px: { base: '4', md: '6' },
  pt: '3',
  pb: 'max(12px, env(safe-area-inset-bottom))',
  bg: 'paper',
  borderTopWidth: '1px',
  boxShadow: 'up',
} as const

const bar = cva({
  base: { display: 'flex', alignItems: 'center', gap: '3' },
  variants: { until: { md: { mdDown: floating }, lg: { lgDown: floating } } },
})

type StickyBarProps = ComponentProps<'div'> & { until?: 'md' | 'lg' | undefined }

/**
 * The page's main action. On small screens it sticks to the lower edge until its own place scrolls into view; from
 * the width `until` on it isn't sticky.
 */
export const StickyBar = ({ until, className, ...props }: StickyBarProps) => (
  <div {...props} className={cx(bar({ until }), className)} />
)
