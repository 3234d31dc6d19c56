import { CloudOff } from 'lucide-react'
import { css, cva } from '#styled-system/css'

/** Over the page, without layout shift. Always in the document, so that screen readers announce its changes. */
const bar = cva({
  base: {
    zIndex: 'popover',
    display: 'flex',
    justifyContent: 'center',
    pointerEvents: 'none',
    _print: { display: 'none' },
  },
  variants: {
    place: {
      // A thin line that folds up after a while; a page's own notice says more.
      head: {
        position: 'sticky',
        top: { base: '14', md: '72px' },
        h: '0',
        // In the room that the header has below its buttons, and above the first line of the page.
        translate: '0 -6px',
        zIndex: 'header',
        'html:has([data-offline-notice]) &': { display: 'none' },
      },
      // Above anything fixed to the lower edge.
      foot: {
        position: 'fixed',
        insetX: '2',
        bottom: '24',
        _empty: { display: 'none' },
        // Also stays clear of a form footer's error message.
        'html:has([data-foot-failure]) &': { bottom: '176px' },
      },
    },
  },
})

const line = cva({
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    px: '4',
    bg: 'saffron.tint',
    fontWeight: 'medium',
    lineHeight: 'snug',
  },
  variants: {
    place: {
      head: {
        w: 'full',
        // Within the room above a page's first line, whose marks may reach above it.
        h: '4',
        fontSize: '2xs',
        animation: 'fold {durations.slow} 12s forwards',
      },
      foot: { py: '2', fontSize: 'sm', borderRadius: 'lg', boxShadow: 'lg' },
    },
  },
})

type OfflineBarProps = {
  place: 'head' | 'foot'
  isOffline: boolean
  text: string
  /** Shown only if it fits on the same line. */
  more: string
}

export const OfflineBar = ({ place, isOffline, text, more }: OfflineBarProps) => (
  <output className={bar({ place })} data-offline={isOffline ? '' : undefined}>
    {isOffline && (
      <span className={line({ place })}>
        <CloudOff aria-hidden size={16} style={{ flexShrink: 0 }} />
        <span>{text}</span>
        <span className={css({ hideBelow: 'lg' })}>{more}</span>
      </span>
    )}
  </output>
)
