import { Navigate } from 'react-router-dom'
import { Card, Container, Heading } from '#components/ui/elements.tsx'
import { PageHeader } from '#components/ui/layout/page-header.tsx'
import { MyData } from '#features/my-data/components/my-data.tsx'
import { MyOrders } from '#features/orders/components/my-orders.tsx'
import { CartReminder } from '#features/users/components/cart-reminder.tsx'
import { ProfileCard } from '#features/users/components/profile-card.tsx'
import { ProfileConsent } from '#features/users/components/profile-consent.tsx'
import { useText } from '#features/users/texts.ts'
import { useSpecText } from '#i18n/texts.ts'
import { paths } from '#lib/paths.ts'
import { useUser } from '#lib/session/session.ts'
import { useShop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'

const styles = {
  columns: grid({
    columnGap: '8',
    rowGap: { base: '8', lg: '5' },
    alignItems: 'start',
    gridTemplateColumns: { base: '1', lg: '340px minmax(0, 1fr)' },
    gridTemplateRows: { lg: 'auto 1fr' },
  }),
  orders: css({ gridColumn: { lg: '2' }, gridRow: { lg: '1 / span 2' } }),
  part: grid({ gap: '5' }),
}

/** The newest; the others have a page of their own. */
const ORDERS_SHOWN = 4

export const ProfilePage = () => {
  const text = useSpecText()
  const t = useText()
  const user = useUser()
  const isOn = useShop().whatsappMessages?.on ?? false
  if (!user) return <Navigate to={paths.login()} replace />
  return (
    <Container page="wide">
      <PageHeader title={t('profile')} />
      <div className={styles.columns}>
        <ProfileCard user={user} />
        <div className={styles.part}>
          <Card as="section" className={styles.part}>
            <CartReminder userId={user._id} />
            {isOn && <ProfileConsent userId={user._id} to="whatsapp" />}
          </Card>
          <MyData userId={user._id} />
        </div>
        <section className={styles.orders} aria-labelledby="my-orders">
          <Heading className={css({ mb: '4' })} id="my-orders" size="card">
            {text('myOrders')}
          </Heading>
          <MyOrders user={user} limit={ORDERS_SHOWN} />
        </section>
      </div>
    </Container>
  )
}
