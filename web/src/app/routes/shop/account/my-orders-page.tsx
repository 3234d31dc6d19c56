import { Container } from '#components/ui/elements.tsx'
import { PageHeader } from '#components/ui/layout/page-header.tsx'
import { LoginGate } from '#features/orders/components/login-gate.tsx'
import { MyOrders } from '#features/orders/components/my-orders.tsx'
import { useSpecText } from '#i18n/texts.ts'

export const MyOrdersPage = () => {
  const text = useSpecText()
  return (
    <Container page="wide">
      <PageHeader title={text('myOrders')} />
      <LoginGate>{(user) => <MyOrders user={user} />}</LoginGate>
    </Container>
  )
}
