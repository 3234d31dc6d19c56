import type { CallReply } from '@bartan/contract/api'
import { statusesWhere } from '@bartan/contract/orders/order-process'
import { isStaff } from '@bartan/contract/shared/roles'
import { useQuery } from '@tanstack/react-query'
import { UserX } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { ButtonLink, Card, OutsideLink, Skeleton, TextLink } from '#components/ui/elements.tsx'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { adminPaths } from '#lib/admin-paths.ts'
import { ApiError, messageOf } from '#lib/api/api-error.ts'
import { telLink } from '#lib/contact-links.ts'
import { session } from '#lib/session/session.ts'
import { css } from '#styled-system/css'
import { grid, wrap } from '#styled-system/patterns'
import { userQuery } from '../api/user-queries.ts'
import { useText } from '../texts.ts'
import { BlockCashOnDelivery, CodBlockNote } from './block-cash-on-delivery.tsx'
import { DeleteUser } from './delete-user.tsx'
import { ResetPassword } from './reset-password.tsx'
import { RoleSelect } from './role-select.tsx'

const styles = {
  value: css({ fontSize: 'xl', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' }),
  facts: grid({
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fit, minmax(80px, 1fr))',
    pt: '4',
    mt: '4',
    borderTopWidth: '1px',
  }),
  skeleton: css({ h: { base: '430px', sm: '290px', xl: '216px' }, borderRadius: 'lg' }),
  more: css({ display: 'inline-flex', alignItems: 'center', minH: 'tap', mt: '2', mb: '-3' }),
  phoneAndEmail: wrap({
    align: 'center',
    columnGap: '4',
    mr: 'auto',
    minW: '0',
    color: 'ink.soft',
    overflowWrap: 'anywhere',
  }),
}

type Known = CallReply<'GET /api/admin/users/:id'>

const Fact = ({ label, value }: { label: string; value: ReactNode }) => (
  <div>
    <dt className={css({ fontSize: 'sm', color: 'ink.soft' })}>{label}</dt>
    <dd className={styles.value}>{value}</dd>
  </div>
)

const isDelivered: Parameters<typeof statusesWhere>[0] = ({ money }) => money === 'booked'

const Figures = ({ user: { phone }, orders }: Known) => {
  const t = useText()
  const countIn = (test: Parameters<typeof statusesWhere>[0]) =>
    statusesWhere(test).reduce((sum, status) => sum + orders.byStatus[status], 0)
  return (
    <dl className={styles.facts}>
      <Fact label={t('orders')} value={orders.total} />
      <Fact label={t('delivered')} value={countIn(isDelivered)} />
      <Fact label={t('cancelled')} value={countIn(({ sold }) => !sold)} />
      <Fact label={t('refused')} value={orders.refused} />
      <Fact label={t('onTheWay')} value={countIn(({ open }) => open)} />
      <Fact label={t('openReturns')} value={orders.openReturns} />
      <Fact
        label={t('spent')}
        value={
          <TextLink tone="plain" to={adminPaths.ordersIn(statusesWhere(isDelivered), { q: phone })}>
            {formatRupees(orders.spent)}
          </TextLink>
        }
      />
    </dl>
  )
}

/** Contact data and outcomes of past orders, which matter before sending unpaid goods. */
export const UserSummary = ({ id, onDeleted }: { id: string; onDeleted: () => void }) => {
  const t = useText()
  const load = useQuery(userQuery(id))
  if (load.error instanceof ApiError && load.error.status === 404)
    return (
      <EmptyState
        title={messageOf(t.language, load.error)}
        Icon={UserX}
        action={<ButtonLink to={adminPaths.users}>{t('allUsers')}</ButtonLink>}
      />
    )
  return (
    <LoadState load={load} skeleton={<Skeleton className={styles.skeleton} />}>
      {({ user, orders }) => (
        <Card>
          <div className={wrap({ align: 'center', gap: '3' })}>
            <p className={styles.phoneAndEmail}>
              <OutsideLink tone="plain" href={telLink(user.phone)}>
                {user.phone}
              </OutsideLink>
              {user.email && <span>{user.email}</span>}
            </p>
            {user._id !== session.read().user?._id && (
              <>
                <RoleSelect user={user} />
                <ResetPassword user={user} />
                {!user.codBlock && <BlockCashOnDelivery user={user} />}
                <DeleteUser user={user} onDeleted={onDeleted} />
              </>
            )}
          </div>
          <CodBlockNote user={user} />
          <Figures user={user} orders={orders} />
          <p className={wrap({ columnGap: '6' })}>
            <TextLink to={adminPaths.ordersOf(user.phone)} className={styles.more}>
              {t('phoneOrders')}
            </TextLink>
            {isStaff(user.role) && (
              <TextLink to={adminPaths.audit({ by: user._id })} className={styles.more}>
                {t('whatTheyDid')}
              </TextLink>
            )}
          </p>
        </Card>
      )}
    </LoadState>
  )
}
