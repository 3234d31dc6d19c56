import { CloudOff } from 'lucide-react'
import { css } from '#styled-system/css'

const styles = {
  /** Over the page, without layout shift. Always in the document, so that screen readers announce its changes. */
  root: css({
    position: 'fixed',
    right: '4',
    // Above anything fixed to the lower edge.
    bottom: '24',
    zIndex: 'popover',
    maxW: 'calc(100vw - {spacing.8})',
    pointerEvents: 'none',
    _empty: { display: 'none' },
    _print: { display: 'none' },
    // A page's own notice says more.
    'html:has([data-offline-notice]) &': { display: 'none' },
    // Also stays clear of a form footer's error message.
    'html:has([data-foot-failure]) &': { bottom: '176px' },
  }),
  line: css({
    display: 'flex',
    flexDirection: 'row-reverse',
    alignItems: 'center',
    minH: 'tap',
    px: '3',
    bg: 'saffron.tint',
    borderRadius: 'full',
    boxShadow: 'lg',
    lineHeight: 'snug',
  }),
  // Leaves the mark alone after a while, so that little of the page stays covered.
  text: css({
    display: 'grid',
    pr: '2',
    fontSize: 'sm',
    fontWeight: 'medium',
    animation: 'fold {durations.slow} 12s forwards',
  }),
}

type OfflineBarProps = {
  isOffline: boolean
  /** Whether the page was opened from storage: what it hides then was never in sight, and leaves no room. */
  wasStored?: boolean
  text: string
  /** Shown only if it fits on the same line. */
  more: string
}

export const OfflineBar = ({ isOffline, wasStored = false, text, more }: OfflineBarProps) => (
  <output
    className={styles.root}
    data-offline={isOffline ? (wasStored ? 'opened' : '') : undefined}
  >
    {isOffline && (
      <span className={styles.line}>
        <CloudOff aria-hidden size={20} style={{ flexShrink: 0 }} />
        <span className={styles.text}>
          <span>{text}</span>
          <span className={css({ hideBelow: 'lg', fontWeight: 'normal' })}>{more}</span>
        </span>
      </span>
    )}
  </output>
)
