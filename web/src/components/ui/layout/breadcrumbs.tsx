import { ChevronRight } from 'lucide-react'
import { css } from '#styled-system/css'
import { TextLink } from '../elements.tsx'
import { useText } from '../texts.ts'

const styles = {
  list: css({ display: 'flex', alignItems: 'center', whiteSpace: 'nowrap', columnGap: '1.5' }),
  // Touch target of full size, without moving what is around it.
  parent: css({ px: '3', mx: '-3', py: '11px', my: '-7px' }),
  current: css({ color: 'ink', minW: '0', py: '1', truncate: true }),
}

type Crumb = { label: string; to: string }

type BreadcrumbsProps = { parents: readonly Crumb[]; current: string }

export const Breadcrumbs = ({ parents, current }: BreadcrumbsProps) => {
  const t = useText()
  return (
    <nav className={css({ fontSize: 'sm', color: 'ink.soft' })} aria-label={t('breadcrumb')}>
      <ol className={styles.list}>
        {parents.map(({ label, to }) => (
          <li className={css({ display: 'flex', alignItems: 'center', gap: '1.5' })} key={to}>
            <TextLink tone="plain" to={to} className={styles.parent}>
              {label}
            </TextLink>
            <ChevronRight aria-hidden size={14} />
          </li>
        ))}
        <li className={styles.current} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  )
}
