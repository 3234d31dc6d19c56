import { chakra } from '@chakra-ui/react/styled-system'
import { Breadcrumbs } from '#components/ui/breadcrumbs.tsx'

type AdminBreadcrumbsProps = { of: string; to: string; current: string }

/** Where an admin page belongs; shown close above the page's title. */
export const AdminBreadcrumbs = ({ of, to, current }: AdminBreadcrumbsProps) => (
  <chakra.div pt="4" mb={{ base: '-3', md: '-4' }}>
    <Breadcrumbs parents={[{ label: of, to }]} current={current} />
  </chakra.div>
)
