import { OutsideLink } from '#components/ui/text-link.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { Users } from '#features/admin-users/components/users.tsx'
import { copy } from './copy.ts'

export const UsersPage = () => (
  <>
    <PageHeader
      title={copy('users')}
      aside={
        <OutsideLink href="#add-user" display={{ xl: 'none' }} py="2">
          {copy('addUser')}
        </OutsideLink>
      }
    />
    <Users />
  </>
)
