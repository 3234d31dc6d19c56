import { Plus } from 'lucide-react'
import type { ComponentProps, ComponentType } from 'react'
import { ButtonLink, OutsideLink } from '#components/ui/elements.tsx'
import { PageHeader } from '#components/ui/layout/page-header.tsx'
import { adminPaths } from '#lib/admin-paths.ts'
import { useUser } from '#lib/session/session.ts'
import { css } from '#styled-system/css'
import { SubPageHeader } from './sub-page-header.tsx'
import { useText } from './texts.ts'

export type ListPageProps = {
  title: keyof typeof useText.english
  /** The list that the page is below. */
  of?: ComponentProps<typeof SubPageHeader>['of']
  about?: keyof typeof useText.english
  Content: ComponentType
  /** Placed beside the title. */
  Aside?: ComponentType
}

/** An admin page with a title and one component of a feature. */
export const ListPage = ({ title, of, about, Content, Aside }: ListPageProps) => {
  const t = useText()
  const head = { title: t(title), aside: Aside && <Aside />, children: about && t(about) }
  return (
    <>
      {of ? <SubPageHeader of={of} {...head} /> : <PageHeader {...head} />}
      <Content />
    </>
  )
}

/** Shown below the list on narrow screens. */
export const AddUserLink = () => {
  const t = useText()
  return (
    <OutsideLink className={css({ display: { xl: 'none' }, py: '2' })} href="#add-user">
      {t('addUser')}
    </OutsideLink>
  )
}

type NewLinkProps = { to: string; variant: 'accent' | 'outline'; children: string }

const NewLink = ({ children, ...link }: NewLinkProps) =>
  useUser()?.role === 'admin' && (
    <ButtonLink size="sm" {...link}>
      <Plus aria-hidden size={16} />
      {children}
    </ButtonLink>
  )

export const NewOfferLink = () => (
  <NewLink variant="accent" to={adminPaths.newOffer()}>
    {useText()('newOffer')}
  </NewLink>
)

export const NewOrderLink = () => (
  <NewLink variant="outline" to={adminPaths.newOrder}>
    {useText()('newOrder')}
  </NewLink>
)
