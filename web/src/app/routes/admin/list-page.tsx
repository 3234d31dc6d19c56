import { Plus } from 'lucide-react'
import { ButtonLink, OutsideLink } from '#components/ui/link.tsx'
import { PageHeader } from '#components/ui/layout/page-header.tsx'
import { useUser } from '#lib/session/session.ts'
import { paths } from '#lib/paths.ts'
import { t } from './texts.ts'
import type { ComponentType } from 'react'
import { css } from '#styled-system/css'

const styles = {
  root: css({ display: { xl: 'none' }, py: '2' }),
}

type ListPageProps = {
  title: Parameters<typeof t>[0]
  Content: ComponentType
  /** Next to the title. */
  Aside?: ComponentType
}

/** An admin page that is a title and one part of a feature. */
export const ListPage = ({ title, Content, Aside }: ListPageProps) => (
  <>
    <PageHeader title={t(title)} aside={Aside && <Aside />} />
    <Content />
  </>
)

/** Below the list on narrower screens. */
export const AddUserLink = () => (
  <OutsideLink className={styles.root} href="#add-user">
    {t('addUser')}
  </OutsideLink>
)

export const NewOrderLink = () =>
  useUser()?.role === 'admin' && (
    <ButtonLink variant="outline" size="sm" to={paths.adminNewOrder}>
      <Plus aria-hidden size={16} />
      {t('newOrder')}
    </ButtonLink>
  )
