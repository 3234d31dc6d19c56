import { CloudOff } from 'lucide-react'
import { css } from '#styled-system/css'

const styles = {
  // One line over the page, without layout shift, above anything fixed to the lower edge. Always in the document, so
  // that screen readers announce its changes.
  bar: css({
    position: 'fixed',
    insetX: '2',
    bottom: '24',
    // Also stays clear of a form footer's error message.
    'html:has([data-foot-failure]) &': { bottom: '176px' },
    zIndex: 'popover',
    display: 'flex',
    justifyContent: 'center',
    pointerEvents: 'none',
    _empty: { display: 'none' },
    _print: { display: 'none' },
  }),
  line: css({
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    px: '4',
    py: '2',
    bg: 'saffron.tint',
    borderRadius: 'lg',
    boxShadow: 'lg',
    fontSize: 'sm',
    fontWeight: 'medium',
    lineHeight: 'snug',
  }),
}

/** `more` is shown only if it fits on the same line. */
type OfflineBarProps = { isOffline: boolean; text: string; more: string }

export const OfflineBar = ({ isOffline, text, more }: OfflineBarProps) => (
  <output className={styles.bar}>
    {isOffline && (
      <span className={styles.line}>
        <CloudOff aria-hidden size={18} style={{ flexShrink: 0 }} />
        <span>{text}</span>
        <span className={css({ hideBelow: 'lg' })}>{more}</span>
      </span>
    )}
  </output>
)
