import { Global } from '@emotion/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { useParams } from 'react-router-dom'
import { ArrowLeft, Printer } from 'lucide-react'
import { Button } from '#components/ui/button.tsx'
import { ButtonLink } from '#components/ui/link.tsx'
import { Container } from '#components/ui/container.tsx'
import { OrderSheet } from '#components/commerce/order-sheet/order-sheet.tsx'
import { PageTitle } from '#components/ui/page-title.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { paths } from '#lib/paths.ts'
import { t } from '#features/orders/texts.ts'
import { LoginGate } from '#features/orders/components/login-gate.tsx'
import { OwnOrder } from '#features/orders/components/own-order.tsx'

const A4 = { '@page': { size: 'A4', margin: '16mm' } }

/** A page without header and footer, so that only the invoice is printed. */
export const InvoicePage = () => {
  const { id = '' } = useParams()
  return (
    <chakra.main minH="100vh" pb="10" bg="sand" _print={{ p: '0', bg: 'white', minH: '0' }}>
      <Global styles={A4} />
      <PageTitle>{t('invoice')}</PageTitle>
      <Container _print={{ p: '0', maxW: 'none' }}>
        <chakra.nav
          aria-label={t('invoice')}
          display="flex"
          flexWrap="wrap"
          justifyContent="space-between"
          gap="3"
          maxW="210mm"
          mx="auto"
          py="4"
          _print={{ display: 'none' }}
        >
          <ButtonLink variant="quiet" to={paths.order(id)}>
            <ArrowLeft aria-hidden size={18} />
            {t('backToOrder')}
          </ButtonLink>
          <Button onClick={() => print()}>
            <Printer aria-hidden size={18} />
            {t('print')}
          </Button>
        </chakra.nav>
        <LoginGate>
          {(user) => (
            <OwnOrder user={user} id={id} skeleton={<Skeleton h="640px" maxW="210mm" mx="auto" />}>
              {(order) => <OrderSheet order={order} kind="invoice" />}
            </OwnOrder>
          )}
        </LoginGate>
      </Container>
    </chakra.main>
  )
}
