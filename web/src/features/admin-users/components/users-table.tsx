import type { User } from '@bartan/contract/users/schema'
import { EmailAddress } from '#components/ui/email-address.tsx'
import { TextLink } from '#components/ui/link.tsx'
import { Breakable, cellLink, DataTable } from '#components/ui/table/data-table.tsx'
import { paths } from '#lib/paths.ts'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'
import { DeleteUser } from './delete-user.tsx'
import { ResetPassword } from './reset-password.tsx'
import { RoleSelect } from './role-select.tsx'

export const UsersTable = ({ users }: { users: User[] }) => {
  const t = useText()
  return (
    <DataTable
      caption={t('users')}
      rows={users}
      keyOf={({ _id }) => _id}
      columns={[
        {
          name: t('name'),
          head: 'lead',
          cell: ({ _id, name }) => (
            <TextLink to={paths.adminUser(_id)} className={cellLink}>
              {name}
            </TextLink>
          ),
        },
        {
          // They share one, so that the actions have room beside each other at 1280 px.
          name: `${t('phone')}, ${t('email')}`,
          label: t('phone'),
          cell: ({ phone, email }) => (
            <div>
              {phone}
              {email && (
                <Breakable className={css({ display: 'block', minW: '120px', color: 'ink.soft' })}>
                  <EmailAddress address={email} />
                </Breakable>
              )}
            </div>
          ),
        },
        { name: t('role'), cell: (user) => <RoleSelect user={user} /> },
        {
          name: t('actions'),
          label: '',
          cell: (user) => (
            <div className={css({ whiteSpace: { lg: 'nowrap' } })}>
              <ResetPassword user={user} />
              <DeleteUser user={user} />
            </div>
          ),
        },
      ]}
    />
  )
}
