import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { toSearch } from '#lib/paths.ts'
import { css } from '#styled-system/css'
import { wrap } from '#styled-system/patterns'
import { Button, ButtonLink, Note } from '../elements.tsx'
import { useText } from '../texts.ts'

const styles = { root: wrap({ align: 'center', justify: 'space-between', gap: '3', mt: '4' }) }

type PagerProps = {
  page: number
  size: number
  total: number
  /** For example '73 products'. */
  totalText: string
}

type StepProps = { page: number; isThere: boolean; children: ReactNode }

/** Link to another page of this list; disabled in place if there is none. */
const Step = ({ page, isThere, children }: StepProps) => {
  const { search } = useLocation()
  const params = Object.fromEntries(new URLSearchParams(search))
  const to = toSearch({ ...params, page: page === 1 ? undefined : page }) || '?'
  return isThere ? (
    <ButtonLink variant="outline" size="sm" to={to}>
      {children}
    </ButtonLink>
  ) : (
    <Button variant="outline" size="sm" disabled>
      {children}
    </Button>
  )
}

/** Shows the current part of a list, with links to other pages; the page number is in the address. */
export const Pager = ({ page, size, total, totalText }: PagerProps) => {
  const t = useText()
  const pages = Math.max(1, Math.ceil(total / size))
  const first = (page - 1) * size + 1
  const last = Math.min(page * size, total)
  return (
    <nav className={styles.root} aria-label={t('pages')}>
      <Note>{pages === 1 ? totalText : t('range', { first, last, total: totalText })}</Note>
      {pages > 1 && (
        <div className={css({ display: 'flex', gap: '2' })}>
          <Step page={page - 1} isThere={page > 1}>
            <ChevronLeft aria-hidden size={16} />
            {t('previous')}
          </Step>
          <Step page={page + 1} isThere={page < pages}>
            {t('next')}
            <ChevronRight aria-hidden size={16} />
          </Step>
        </div>
      )}
    </nav>
  )
}
