import { chakra } from '@chakra-ui/react/styled-system'
import { Navigate } from 'react-router-dom'
import { Container } from '../../../components/container.tsx'
import { Heading } from '../../../components/heading.tsx'
import { PageHeader } from '../../../components/page-header.tsx'
import { paths } from '../../../config/paths.ts'
import { text } from '../../../copy/texts.ts'
import { ProfileCard } from '../../../features/account/components/profile-card.tsx'
import { copy } from '../../../features/account/copy.ts'
import { MyOrders } from '../../../features/orders/components/my-orders.tsx'
import { useUser } from '../../../lib/session.ts'

export const ProfilePage = () => {
  const user = useUser()
  if (!user) return <Navigate to={paths.login()} replace />
  return (
    <Container pb={{ base: '12', md: '20' }}>
      <PageHeader title={copy('profile')} />
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
