import { chakra } from '@chakra-ui/react/styled-system'
import { Navigate } from 'react-router-dom'
import { Container } from '#components/ui/container.tsx'
import { Heading } from '#components/ui/heading.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { paths } from '#lib/paths.ts'
import { text } from '#i18n/texts.ts'
import { ProfileCard } from '#features/users/components/profile-card.tsx'
import { t } from '#features/users/texts.ts'
import { MyOrders } from '#features/orders/components/my-orders.tsx'
import { useUser } from '#lib/session/session.ts'

export const ProfilePage = () => {
  const user = useUser()
  if (!user) return <Navigate to={paths.login()} replace />
  return (
    <Container pb={{ base: '12', md: '20' }}>
      <PageHeader title={t('profile')} />
      <chakra.div
        display="grid"
        gap="8"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '316px minmax(0, 1fr)' }}
      >
        <ProfileCard user={user} />
        <section aria-labelledby="my-orders">
          <Heading id="my-orders" size="card" mb="4">
            {text('myOrders')}
          </Heading>
          <MyOrders user={user} />
        </section>
      </chakra.div>
    </Container>
  )
}
