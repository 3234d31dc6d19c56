import type { Order } from '@bartan/contract/orders/schema'
import { ArrowLeft, Printer } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { OrderSheet } from '#components/commerce/order-sheet/order-sheet.tsx'
import { Button, ButtonLink, Container, Skeleton } from '#components/ui/elements.tsx'
import { PageTitle } from '#components/ui/layout/page-title.tsx'
import { LoginGate } from '#features/orders/components/login-gate.tsx'
import { OwnOrder } from '#features/orders/components/own-order.tsx'
import { OrderDocument } from '#features/orders/document/order-document.tsx'
import { useText } from '#features/orders/texts.ts'
import { paths } from '#lib/paths.ts'
import { css } from '#styled-system/css'
import { wrap } from '#styled-system/patterns'

const styles = {
  root: css({ minH: '100vh', pb: '10', bg: 'sand', _print: { p: '0', bg: 'white', minH: '0' } }),
  nav: wrap({
    justify: 'space-between',
    gap: '3',
    maxW: '210mm',
    mx: 'auto',
    py: '4',
    _print: { display: 'none' },
  }),
}

const skeleton = <Skeleton className={css({ h: '640px', maxW: '210mm', mx: 'auto' })} />

/** The tax documents once the order has shipped; before that, a summary of lines and amounts. */
const Invoice = ({ order, userId }: { order: Order; userId: string }) => {
  const [first, ...more] = order.documents ?? []
  if (!first) return <OrderSheet order={order} kind="invoice" />
  return (
    <OrderDocument order={order} userId={userId} documents={[first, ...more]} skeleton={skeleton} />
  )
}

/** Without header and footer, so that only the invoice is printed. */
export const InvoicePage = () => {
  const t = useText()
  const { id = '' } = useParams()
  return (
    <main className={styles.root}>
      <PageTitle>{t('invoice')}</PageTitle>
      <Container className={css({ _print: { p: '0', maxW: 'none' } })}>
        <nav className={styles.nav} aria-label={t('invoice')}>
          <ButtonLink variant="quiet" to={paths.order(id)}>
            <ArrowLeft aria-hidden size={18} />
            {t('backToOrder')}
          </ButtonLink>
          <Button onClick={() => print()}>
            <Printer aria-hidden size={18} />
            {t('print')}
          </Button>
        </nav>
        <LoginGate>
          {(user) => (
            <OwnOrder user={user} id={id} skeleton={skeleton}>
              {(order) => <Invoice order={order} userId={user._id} />}
            </OwnOrder>
          )}
        </LoginGate>
      </Container>
    </main>
  )
}
