import { OutsideLink } from '../../../components/text-link.tsx'
import { PageHeader } from '../../../components/page-header.tsx'
import { Users } from '../../../features/admin-users/components/users.tsx'

export const UsersPage = () => (
  <>
    <PageHeader
      title="Users"
      aside={
        <OutsideLink href="#add-user" display={{ xl: 'none' }} py="2">
          Add a user
        </OutsideLink>
      }
    />
    <Users />
  </>
)
