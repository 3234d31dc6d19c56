import { pathIn } from '@bartan/contract/shop/languages'
import type { ReactNode } from 'react'
import { OutsideLink } from '#components/ui/elements.tsx'
import { Breadcrumbs } from '#components/ui/layout/breadcrumbs.tsx'
import { PageHeader } from '#components/ui/layout/page-header.tsx'
import { adminPaths } from '#lib/admin-paths.ts'
import { css } from '#styled-system/css'
import { useText } from './texts.ts'

const LISTS = {
  users: adminPaths.users,
  orders: adminPaths.orders,
  products: adminPaths.products,
  offers: adminPaths.offers,
  pages: adminPaths.pages,
  settings: adminPaths.settings(),
}

/** Opens what customers see of it. */
export const SeeInShop = ({ path }: { path: string }) => {
  const t = useText()
  return (
    <OutsideLink className={css({ py: '2' })} href={pathIn(t.language, path)} target="_blank">
      {t('seeInShop')}
    </OutsideLink>
  )
}

type SubPageHeaderProps = {
  of: keyof typeof LISTS
  title: string
  aside?: ReactNode
  children?: ReactNode
}

/** Header of a page below an admin list, with a link back to the list. */
export const SubPageHeader = ({ of, title, aside, children }: SubPageHeaderProps) => {
  const t = useText()
  return (
    <>
      <div className={css({ pt: '4', mb: { base: '-3', md: '-4' } })}>
        <Breadcrumbs parents={[{ label: t(of), to: LISTS[of] }]} current={title} />
      </div>
      <PageHeader title={title} aside={aside}>
        {children}
      </PageHeader>
    </>
  )
}
