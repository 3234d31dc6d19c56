import { chakra } from '@chakra-ui/react/styled-system'
import { Breadcrumbs } from '#components/ui/breadcrumbs.tsx'

type AdminTrailProps = { of: string; to: string; current: string }

/** Where an admin page belongs; shown close above the page's title. */
export const AdminTrail = ({ of, to, current }: AdminTrailProps) => (
  <chakra.div pt="4" mb={{ base: '-3', md: '-4' }}>
    <Breadcrumbs trail={[{ label: of, to }]} current={current} />
  </chakra.div>
)
