import { chakra } from '@chakra-ui/react/styled-system'
import { useInfiniteQuery } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { Card } from '#components/ui/card.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { Select } from '#components/ui/form-field.tsx'
import { Heading } from '#components/ui/heading.tsx'
import { LoadMore } from '#components/ui/load-more.tsx'
import { LoadState } from '#components/ui/load-state.tsx'
import { RowsSkeleton } from '#components/ui/rows-skeleton.tsx'
import { SearchField } from '#components/ui/search-field.tsx'
import { useAddressFilters } from '#lib/browser/use-address-filters.ts'
import { usersQuery } from '../api/user-queries.ts'
import { copy } from '../copy.ts'
import { AddUserForm } from './add-user-form.tsx'
import { UsersTable } from './users-table.tsx'

const List = () => {
  const { values, change, isFiltered } = useAddressFilters(['search', 'role'])
  const load = useInfiniteQuery(usersQuery(values))
  return (
    <div>
      <chakra.section
        aria-label={copy('filters')}
        display="grid"
        gap="3"
        mb="4"
        gridTemplateColumns="minmax(0, 1fr) auto"
      >
        <SearchField
          label={copy('search')}
          placeholder={copy('searchExample')}
          value={values.search}
          onSearch={(search) => change({ search })}
        />
        <Select
          aria-label={copy('byRole')}
          value={values.role}
          onChange={({ target }) => change({ role: target.value })}
        >
          <option value="">{copy('allRoles')}</option>
          <option value="customer">{copy('customers')}</option>
          <option value="admin">{copy('admins')}</option>
        </Select>
      </chakra.section>
      <LoadState
        load={load}
        skeleton={
          // As a whole page of people would, it keeps the form below off the screen until its place is known.
          <chakra.div minH={{ base: '100vh', xl: 'auto' }}>
            <RowsSkeleton />
          </chakra.div>
        }
        isEmpty={({ pages }) => pages.every(({ users }) => users.length === 0)}
        empty={
          <EmptyState title={copy('none')} icon={<UsersRound size={32} strokeWidth={1.5} />}>
            {copy(isFiltered ? 'noneFits' : 'noneYet')}
          </EmptyState>
        }
      >
        {({ pages }) => {
          const users = pages.flatMap((page) => page.users)
          const total = Math.max(pages.at(-1)?.total ?? 0, users.length)
          return (
            <chakra.div opacity={load.isPlaceholderData ? 0.6 : undefined}>
              <UsersTable users={users} />
              <LoadMore
                list={load}
                shown={users.length}
                total={total}
                totalText={copy('count', { count: total })}
              />
            </chakra.div>
          )
        }}
      </LoadState>
    </div>
  )
}

/** Everyone except the admin who is looking (spec §6), and the form that adds somebody. */
export const Users = () => (
  <chakra.div
    display="grid"
    gap="6"
    alignItems="start"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 320px' }}
  >
    <List />
    <Card as="section" aria-labelledby="add-user">
      <Heading id="add-user" size="small" mb="4" scrollMarginTop="16">
        {copy('addNew')}
      </Heading>
      <AddUserForm />
    </Card>
  </chakra.div>
)
