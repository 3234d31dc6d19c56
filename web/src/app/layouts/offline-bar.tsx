import { chakra } from '@chakra-ui/react/styled-system'
import { CloudOff } from 'lucide-react'
import { Container } from '../../components/container.tsx'

/** One calm line below the header. It is always there for screen readers, who hear what appears in it. */
const Bar = chakra('output', {
  base: {
    display: 'block',
    position: 'sticky',
    zIndex: 'raised',
    bg: 'saffron.tint',
    fontSize: 'sm',
    fontWeight: 'medium',
    _empty: { display: 'none' },
  },
  variants: {
    below: {
      shop: { top: { base: '64px', md: '72px' } },
      admin: { top: { base: '14', lg: '0' } },
    },
  },
})

type OfflineBarProps = { below: 'shop' | 'admin'; isOffline: boolean; text: string }

export const OfflineBar = ({ below, isOffline, text }: OfflineBarProps) => (
  <Bar below={below}>
    {isOffline && (
      <Container display="flex" alignItems="center" gap="3" py="2">
        <CloudOff aria-hidden size={18} style={{ flexShrink: 0 }} />
        {text}
      </Container>
    )}
  </Bar>
)
