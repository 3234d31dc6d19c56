import { chakra } from '@chakra-ui/react/styled-system'
import { CloudOff } from 'lucide-react'

/**
 * One calm line over the page, which stays where it is, and above whatever sticks to the lower edge. It is always
 * there for screen readers, who hear what appears in it.
 */
const Bar = chakra('output', {
  base: {
    position: 'fixed',
    insetX: '2',
    bottom: '24',
    zIndex: 'popover',
    display: 'flex',
    justifyContent: 'center',
    pointerEvents: 'none',
    _empty: { display: 'none' },
    _print: { display: 'none' },
  },
})

const Line = chakra('span', {
  base: {
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
  },
})

/** `more` is said where it fits on the same line. */
type OfflineBarProps = { isOffline: boolean; text: string; more: string }

export const OfflineBar = ({ isOffline, text, more }: OfflineBarProps) => (
  <Bar>
    {isOffline && (
      <Line>
        <CloudOff aria-hidden size={18} style={{ flexShrink: 0 }} />
        <span>{text}</span>
        <chakra.span hideBelow="lg">{more}</chakra.span>
      </Line>
    )}
  </Bar>
)
