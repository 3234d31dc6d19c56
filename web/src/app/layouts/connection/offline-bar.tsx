import { CloudOff } from 'lucide-react'
import { css } from '#styled-system/css'

const styles = {
  // One calm line over the page, which stays where it is, and above whatever sticks to the lower edge. It is
  // always there for screen readers, who hear what appears in it.
  bar: css({
    position: 'fixed',
    insetX: '2',
    bottom: '24',
    // Nor over what a form's foot says it could not be saved for.
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
  more: css({ hideBelow: 'lg' }),
}

/** `more` is said where it fits on the same line. */
type OfflineBarProps = { isOffline: boolean; text: string; more: string }

export const OfflineBar = ({ isOffline, text, more }: OfflineBarProps) => (
  <output className={styles.bar}>
    {isOffline && (
      <span className={styles.line}>
        <CloudOff aria-hidden size={18} style={{ flexShrink: 0 }} />
        <span>{text}</span>
        <span className={styles.more}>{more}</span>
      </span>
    )}
  </output>
)
