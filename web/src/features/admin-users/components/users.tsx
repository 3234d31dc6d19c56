import { issue } from '@bartan/contract/reasons/issues'
import { emailAddress, text } from '@bartan/contract/shared/field'
import { ROLES, type Role } from '@bartan/contract/shared/roles'
import { type User, registrationSchema } from '@bartan/contract/users/schema'
import { UsersRound } from 'lucide-react'
import * as z from 'zod'
import { Card, Heading, TextLink } from '#components/ui/elements.tsx'
import { EmailAddress } from '#components/ui/email-address.tsx'
import { ActionForm } from '#components/ui/form/action-form.tsx'
import { OptionSelect } from '#components/ui/form/option-select.tsx'
import { SearchField } from '#components/ui/form/search-field.tsx'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { AdminList } from '#components/ui/table/admin-list.tsx'
import { Breakable, cellLink, DataTable } from '#components/ui/table/data-table.tsx'
import { adminPaths } from '#lib/admin-paths.ts'
import { useAddressFilters } from '#lib/browser/use-address-filters.ts'
import { rulesOf } from '#lib/form-resolver.ts'
import { draftOf } from '#lib/storage/drafts.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useAddUser } from '../api/change-user.ts'
import { usersQuery } from '../api/user-queries.ts'
import { useText } from '../texts.ts'
import { DeleteUser } from './delete-user.tsx'
import { InviteStaff } from './invite-staff.tsx'
import { ResetPassword } from './reset-password.tsx'
import { RoleSelect } from './role-select.tsx'

const NOBODY = { name: '', phone: '', email: '', password: '', role: 'customer' as Role }

/** Excludes the password. */
const { password: _never, ...KEPT } = NOBODY
const draft = draftOf('personal', 'add-user', KEPT)

/** As for a registration, except that the email is required (spec §5). */
const rules = rulesOf(
  registrationSchema.extend({
    email: text('email', 254).pipe(emailAddress(issue('field_not_text', { field: 'email' }))),
    role: z.enum(ROLES),
  }),
)

const AddUserForm = () => {
  const t = useText()
  const { mutateAsync: addUser } = useAddUser()
  return (
    <ActionForm
      rules={rules}
      start={NOBODY}
      draft={draft}
      fields={{
        name: { label: t('name'), autoComplete: 'off' },
        phone: { label: t('phone'), type: 'tel', autoComplete: 'off', placeholder: t('tenDigits') },
        email: { label: t('email'), type: 'email', autoComplete: 'off' },
        password: {
          label: t('password'),
          hint: t('passwordHint'),
          type: 'password',
          autoComplete: 'new-password',
        },
        role: { label: t('role'), options: ROLES.map((role) => [role, t(role)]) },
      }}
      label={[t('add'), t('adding')]}
      button={{ variant: 'accent' }}
      call={addUser}
      onDone={({ user }, form) => {
        toast.success(t('added', { name: user.name }))
        form.reset(NOBODY)
      }}
    />
  )
}

const UsersTable = ({ users }: { users: User[] }) => {
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
            <TextLink to={adminPaths.user(_id)} className={cellLink}>
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

const styles = {
  filters: grid({ gap: '3', mb: '4', gridTemplateColumns: 'minmax(0, 1fr) auto' }),
  // As tall as a full page of users, so that a short list doesn't move the form below.
  list: css({ minH: { base: '100vh', xl: 'auto' } }),
  columns: grid({
    gap: '6',
    alignItems: 'start',
    gridTemplateColumns: { base: '1', xl: 'minmax(0, 1fr) 320px' },
  }),
}

const List = () => {
  const t = useText()
  const { values, change, isFiltered } = useAddressFilters(['search', 'role'])
  return (
    <div className={styles.list}>
      <section className={styles.filters} aria-label={t('filters')}>
        <SearchField
          label={t('search')}
          placeholder={t('searchExample')}
          value={values.search}
          onSearch={(search) => change({ search })}
        />
        <OptionSelect
          aria-label={t('byRole')}
          value={values.role}
          options={[
            ['', t('allRoles')],
            ['customer', t('customers')],
            ['admin', t('admins')],
            ['packer', t('packers')],
            ['catalogue', t('catalogue')],
            ['accounts', t('accounts')],
          ]}
          onPick={(role) => change({ role })}
        />
      </section>
      <AdminList
        query={usersQuery(values)}
        empty={
          <EmptyState
            title={t('none')}
            Icon={UsersRound}
            text={t(isFiltered ? 'noneFits' : 'noneYet')}
          />
        }
        totalText={(count) => t('count', { count })}
      >
        {(users) => <UsersTable users={users} />}
      </AdminList>
    </div>
  )
}

/** All users except the current admin (spec §6), with forms to add or invite users. */
export const Users = () => {
  const t = useText()
  return (
    <div className={styles.columns}>
      <div className={grid({ gap: '4', minW: '0' })}>
        <InviteStaff />
        <List />
      </div>
      <Card as="section" aria-labelledby="add-user">
        <Heading className={css({ mb: '4', scrollMarginTop: '16' })} id="add-user" size="small">
          {t('addNew')}
        </Heading>
        <AddUserForm />
      </Card>
    </div>
  )
}
