import { SELLER_FIELDS } from '@bartan/contract/settings/own-seller'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button, ButtonLink, Card } from '#components/ui/elements.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { useAction } from '#components/ui/use-action.ts'
import { adminPaths } from '#lib/admin-paths.ts'
import { call } from '#lib/api/api-client.ts'
import { adminKey } from '#lib/session/admin-key.ts'
import { useUser } from '#lib/session/session.ts'
import { grid, wrap } from '#styled-system/patterns'
import { orderCountsKey, ordersKey } from '../api/order-queries.ts'
import { useText } from './texts.ts'

const styles = { row: wrap({ align: 'center', justify: 'space-between', gap: '2' }) }

const openingKey = () => adminKey('opening')

const Row = ({ text, children }: { text: string; children: ReactNode }) => (
  <div className={styles.row}>
    <p>{text}</p>
    {children}
  </div>
)

/** Repeats a call until nothing is left, because each call handles a limited number; shows the rest meanwhile. */
const useCall = (
  run: () => Promise<{ done: number; left: number }>,
  said: 'cleared' | 'issued',
) => {
  const t = useText()
  return useAction({
    mutationFn: async () => {
      let sum = 0
      for (;;) {
        const { done, left } = await run()
        sum += done
        if (left === 0 || done === 0) return sum
      }
    },
    onSuccess: (count) => toast.success(t(said, { count })),
    failed: t('failed'),
    refresh: [openingKey(), ordersKey(), orderCountsKey()],
  })
}

/** What the shop must do before it can issue documents; hidden when done. */
const Notice = () => {
  const t = useText()
  const { data } = useQuery({
    queryKey: openingKey(),
    queryFn: ({ signal }) => call('GET /api/admin/opening', {}, { signal }),
    staleTime: 60_000,
  })
  const clear = useCall(async () => {
    const { cleared, left } = await call('DELETE /api/admin/opening/practice-orders', {})
    return { done: cleared, left }
  }, 'cleared')
  const issue = useCall(async () => {
    const { issued, left } = await call('POST /api/admin/opening/documents', {})
    return { done: issued, left }
  }, 'issued')
  if (!data) return null
  const { practising, missing, practiceOrders, lackingDocuments } = data
  const isUnknown = missing.length === SELLER_FIELDS.length
  if (!practising && practiceOrders === 0 && missing.length === 0 && lackingDocuments === 0)
    return null
  return (
    <Card as="section" className={grid({ gap: '2', mb: '3' })} aria-label={t('label')}>
      {practising && (
        <Row text={t('practising')}>
          <ButtonLink variant="outline" size="sm" to={adminPaths.settings('orders')}>
            {t('open')}
          </ButtonLink>
        </Row>
      )}
      {missing.length > 0 && (
        <Row
          text={t(isUnknown ? 'noDocuments' : 'incomplete', {
            fields: missing.map((field) => t(`field.${field}`)).join(', '),
          })}
        >
          <ButtonLink variant="outline" size="sm" to={adminPaths.settings('legal')}>
            {t('enter')}
          </ButtonLink>
        </Row>
      )}
      {!practising && practiceOrders > 0 && (
        <Row text={t('toClear', { count: practiceOrders })}>
          <Button
            variant="outline"
            size="sm"
            disabled={clear.isPending}
            onClick={() => clear.mutate()}
          >
            {t('clear')}
          </Button>
        </Row>
      )}
      {!isUnknown && lackingDocuments > 0 && (
        <Row text={t('lacking', { count: lackingDocuments })}>
          <Button
            variant="outline"
            size="sm"
            disabled={issue.isPending}
            onClick={() => issue.mutate()}
          >
            {t('issue')}
          </Button>
        </Row>
      )}
    </Card>
  )
}

/** Only admins may change this. */
export const OpeningNotice = () => (useUser()?.role === 'admin' ? <Notice /> : null)
