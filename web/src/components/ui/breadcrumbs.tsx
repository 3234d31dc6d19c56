import { chakra } from '@chakra-ui/react/styled-system'
import { ChevronRight } from 'lucide-react'
import { t } from './texts.ts'
import { TextLink } from './link.tsx'

type Crumb = { label: string; to: string }

type BreadcrumbsProps = { parents: readonly Crumb[]; current: string }

/** As tall and wide as a thumb needs, without moving what is around it. */
const target = { px: '1', mx: '-1', py: '11px', my: '-7px' }

export const Breadcrumbs = ({ parents, current }: BreadcrumbsProps) => (
  <chakra.nav aria-label={t('breadcrumb')} fontSize="sm" color="ink.soft">
    <chakra.ol display="flex" alignItems="center" whiteSpace="nowrap" columnGap="1.5">
      {parents.map(({ label, to }) => (
        <chakra.li key={to} display="flex" alignItems="center" gap="1.5">
          <TextLink tone="plain" to={to} css={target}>
            {label}
          </TextLink>
          <ChevronRight aria-hidden size={14} />
        </chakra.li>
      ))}
      <chakra.li aria-current="page" color="ink" minW="0" py="1" truncate>
        {current}
      </chakra.li>
    </chakra.ol>
  </chakra.nav>
)
