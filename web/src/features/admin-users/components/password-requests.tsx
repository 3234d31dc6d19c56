import type { PasswordRequest } from '@bartan/contract/admin-users/endpoints'
import { useQuery } from '@tanstack/react-query'
import { KeyRound, MessageCircle } from 'lucide-react'
import { BusyButton, Card, Note, OutsideLink, TextLink } from '#components/ui/elements.tsx'
import { formatMoment } from '#components/ui/format-moment.ts'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { RowsSkeleton } from '#components/ui/loading/rows-skeleton.tsx'
import { ListRow } from '#components/ui/table/list-row.tsx'
import { useAction } from '#components/ui/use-action.ts'
import { adminPaths } from '#lib/admin-paths.ts'
import { call } from '#lib/api/api-client.ts'
import { readQuery } from '#lib/api/read-query.ts'
import { whatsAppLink } from '#lib/contact-links.ts'
import { adminKey } from '#lib/session/admin-key.ts'
import { useShop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { wrap } from '#styled-system/patterns'
import { useText } from '../texts.ts'

const requestsKey = () => adminKey('password-requests')

/** Requests of the last week; the call returns all of them. */
const passwordRequestsQuery = () => readQuery(requestsKey(), 'GET /api/admin/password-requests')

/** Returns a link that isn't stored anywhere. */
const useMakePasswordLink = (id: string) => {
  const t = useText()
  return useAction({
    mutationFn: () => call('POST /api/admin/password-requests/:id/link', { params: { id } }),
    failed: t('linkNotMade'),
    gcTime: 0,
  })
}

const useRemovePasswordRequest = (id: string) => {
  const t = useText()
  return useAction({
    mutationFn: () => call('DELETE /api/admin/password-requests/:id', { params: { id } }),
    failed: t('requestNotRemoved'),
    refresh: [requestsKey()],
  })
}

const passwordRequestRowStyles = {
  name: css({ fontSize: 'md', overflowWrap: 'anywhere' }),
  facts: css({ color: 'ink.soft' }),
}

/** A customer who forgot the password, with a button that sends the link to the account's number. */
const PasswordRequestRow = ({ request }: { request: PasswordRequest }) => {
  const t = useText()
  const shop = useShop()
  const { _id, name, phone, at } = request
  const making = useMakePasswordLink(_id)
  const removal = useRemovePasswordRequest(_id)
  const chatWith = (link: string): string =>
    whatsAppLink(phone, t('linkMessage', { name, shop: shop.name, link }))
  const send = () => {
    // Opened before the answer, because browsers block windows opened after the press.
    const tab = window.open('', '_blank')
    making.mutate(undefined, {
      onSuccess: ({ link }) => tab?.location.replace(chatWith(link)),
      onError: () => tab?.close(),
    })
  }
  return (
    <ListRow>
      <div className={css({ minW: '0', fontSize: 'sm' })}>
        <TextLink className={passwordRequestRowStyles.name} to={adminPaths.user(_id)}>
          {name}
        </TextLink>
        <p className={passwordRequestRowStyles.facts}>
          {phone} · {t('askedAt', { moment: formatMoment(t.language, at) })}
        </p>
        {making.data && (
          <p className={passwordRequestRowStyles.facts}>
            {t('linkUntil', { moment: formatMoment(t.language, making.data.expiresAt) })}{' '}
            <OutsideLink href={chatWith(making.data.link)} target="_blank" rel="noreferrer">
              {t('openChat')}
            </OutsideLink>
          </p>
        )}
      </div>
      <div className={wrap({ align: 'center', gap: '3' })}>
        <BusyButton size="sm" isBusy={making.isPending} onClick={send}>
          <MessageCircle aria-hidden size={16} />
          {t('sendLink')}
        </BusyButton>
        <BusyButton
          variant="outline"
          size="sm"
          isBusy={removal.isPending}
          onClick={() => removal.mutate()}
        >
          {t('removeRequest')}
        </BusyButton>
      </div>
    </ListRow>
  )
}

/** Customers who wait for a password link, longest first (contract §5). */
export const PasswordRequests = () => {
  const t = useText()
  const load = useQuery(passwordRequestsQuery())
  return (
    <>
      <Note className={css({ mb: '4', maxW: 'text' })}>{t('requestsAbout')}</Note>
      <LoadState
        load={load}
        skeleton={<RowsSkeleton height="80px" />}
        isEmpty={(requests) => requests.length === 0}
        empty={<EmptyState title={t('noRequests')} Icon={KeyRound} text={t('noRequestsYet')} />}
      >
        {(requests) => (
          <Card as="ul" aria-label={t('requests')} padding="none">
            {requests.map((request) => (
              <PasswordRequestRow key={request._id} request={request} />
            ))}
          </Card>
        )}
      </LoadState>
    </>
  )
}
