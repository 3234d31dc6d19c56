import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Card } from '#components/ui/card.tsx'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { LoadState } from '#components/ui/load-state.tsx'
import { OutsideLink } from '#components/ui/link.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { session } from '#lib/session/session.ts'
import { userQuery } from '../api/user-queries.ts'
import { t } from '../texts.ts'
import { DeleteUser } from './delete-user.tsx'
import { ResetPassword } from './reset-password.tsx'
import { RoleSelect } from './role-select.tsx'
import type { CallReply } from '@bartan/contract/api'
import { telLink } from '#lib/contact-links.ts'

type Known = CallReply<'GET /api/admin/users/:id'>

const Fact = ({ label, value }: { label: string; value: string | number }) => (
  <div>
    <chakra.dt fontSize="sm" color="ink.soft">
      {label}
    </chakra.dt>
    <chakra.dd fontSize="xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
      {value}
    </chakra.dd>
  </div>
)

const Figures = ({ orders }: Pick<Known, 'orders'>) => (
  <chakra.dl
    display="grid"
    gap="4"
    gridTemplateColumns="repeat(auto-fit, minmax(96px, 1fr))"
    pt="4"
    mt="4"
    borderTopWidth="1px"
  >
    <Fact label={t('orders')} value={orders.total} />
    <Fact label={t('delivered')} value={orders.byStatus.Delivered} />
    <Fact label={t('cancelled')} value={orders.byStatus.Cancelled} />
    <Fact label={t('onTheWay')} value={orders.byStatus.Processing + orders.byStatus.Shipped} />
    <Fact label={t('spent')} value={formatRupees(orders.spent)} />
  </chakra.dl>
)

/** How to reach them, and whether their orders tend to be accepted, which matters before sending goods unpaid. */
export const UserSummary = ({ id, onDeleted }: { id: string; onDeleted: () => void }) => (
  <LoadState load={useQuery(userQuery(id))} skeleton={<Skeleton h="200px" borderRadius="lg" />}>
    {({ user, orders }) => (
      <Card>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
          <chakra.p mr="auto" minW="0" color="ink.soft" overflowWrap="anywhere">
            <OutsideLink tone="plain" href={telLink(user.phone)}>
              {user.phone}
            </OutsideLink>
            {user.email && ` · ${user.email}`}
          </chakra.p>
          {user._id !== session.read().user?._id && (
            <>
              <RoleSelect user={user} />
              <ResetPassword user={user} />
              <DeleteUser user={user} onDeleted={onDeleted} />
            </>
          )}
        </chakra.div>
        <Figures orders={orders} />
      </Card>
    )}
  </LoadState>
)
