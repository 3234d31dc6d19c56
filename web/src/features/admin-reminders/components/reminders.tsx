import type { Reminder } from '@bartan/contract/reminders/endpoints'
import { REMINDER_KINDS } from '@bartan/contract/reminders/rules'
import { useInfiniteQuery, infiniteQueryOptions } from '@tanstack/react-query'
import { BellRing, Mail, MessageCircle } from 'lucide-react'
import { BusyButton, Card, Choice, Note, OutsideLink, TextLink } from '#components/ui/elements.tsx'
import { formatMoment } from '#components/ui/format-moment.ts'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { RowsSkeleton } from '#components/ui/loading/rows-skeleton.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { ListRow } from '#components/ui/table/list-row.tsx'
import { LoadMoreButton } from '#components/ui/table/load-more.tsx'
import { useAction } from '#components/ui/use-action.ts'
import { adminPaths } from '#lib/admin-paths.ts'
import { call } from '#lib/api/api-client.ts'
import { useAddressFilters } from '#lib/browser/use-address-filters.ts'
import { whatsAppLink } from '#lib/contact-links.ts'
import { adminKey } from '#lib/session/admin-key.ts'
import { css } from '#styled-system/css'
import { wrap } from '#styled-system/patterns'
import { useText } from '../texts.ts'

const remindersQuery = (kind: Reminder['kind']) =>
  infiniteQueryOptions({
    queryKey: adminKey('reminders', kind),
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /api/admin/reminders/:kind',
        { params: { kind }, query: { ...(pageParam !== '' && { before: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  })

const useRemind = ({ kind, _id: id }: Reminder) => {
  const t = useText()
  return useAction({
    mutationFn: () => call('POST /api/admin/reminders/:kind/:id', { params: { kind, id } }),
    onSuccess: ({ via }) => {
      if (via === 'mail') toast.success(t('mailed'))
    },
    failed: t('notReminded'),
  })
}

const reminderRowStyles = {
  words: css({ minW: '0', flex: '1 1 260px', fontSize: 'sm', color: 'ink.soft' }),
  name: css({ fontSize: 'md', overflowWrap: 'anywhere' }),
}

/** A reminder for a customer, with a button that sends it. */
const ReminderRow = ({ reminder }: { reminder: Reminder }) => {
  const t = useText()
  const { kind, userId, name, phone, at, products, byMail } = reminder
  const { mutate, data, isPending } = useRemind(reminder)
  const press = () => {
    // Opened before the answer, because browsers block windows opened after the press.
    const tab = byMail ? null : window.open('', '_blank')
    mutate(undefined, {
      onSuccess: ({ via, text }) =>
        via === 'whatsapp' ? tab?.location.replace(whatsAppLink(phone, text)) : tab?.close(),
      onError: () => tab?.close(),
    })
  }
  const goods = products.map((one) =>
    t('product', { quantity: String(one.quantity), name: one.name }),
  )
  return (
    <ListRow>
      <div className={reminderRowStyles.words}>
        <TextLink className={reminderRowStyles.name} to={adminPaths.user(userId)}>
          {name}
        </TextLink>
        <p>
          {phone} ·{' '}
          {t(kind === 'cart' ? 'left' : 'delivered', { moment: formatMoment(t.language, at) })}
        </p>
        <p>{goods.join(', ')}</p>
      </div>
      {data?.via === 'whatsapp' && (
        <OutsideLink href={whatsAppLink(phone, data.text)} target="_blank" rel="noreferrer">
          {t('openChat')}
        </OutsideLink>
      )}
      {data?.via === 'mail' && <p>{t('mailed')}</p>}
      {!data && (
        <BusyButton size="sm" isBusy={isPending} onClick={press}>
          {byMail ? <Mail aria-hidden size={16} /> : <MessageCircle aria-hidden size={16} />}
          {t(byMail ? 'mail' : 'write')}
        </BusyButton>
      )}
    </ListRow>
  )
}

/** Customers to remind of a cart or to ask for a review. */
export const Reminders = () => {
  const t = useText()
  const { values, change } = useAddressFilters(['kind'])
  const kind = REMINDER_KINDS.find((one) => one === values.kind) ?? 'cart'
  const load = useInfiniteQuery(remindersQuery(kind))
  return (
    <>
      <fieldset className={wrap({ gap: '2', mb: '3', border: '0' })} aria-label={t('which')}>
        {REMINDER_KINDS.map((one) => (
          <Choice
            key={one}
            size="sm"
            aria-pressed={kind === one}
            onClick={() => change({ kind: one })}
          >
            {t(one)}
          </Choice>
        ))}
      </fieldset>
      <Note className={css({ mb: '4', maxW: 'text' })}>{t(`${kind}About`)}</Note>
      <LoadState
        load={load}
        skeleton={<RowsSkeleton height="80px" />}
        isEmpty={({ pages }) =>
          pages.every(({ reminders }) => reminders.length === 0) && !load.hasNextPage
        }
        empty={<EmptyState title={t('none')} Icon={BellRing} text={t('noneYet')} />}
      >
        {({ pages }) => (
          <Card as="ul" aria-label={t(kind)} padding="none">
            {pages
              .flatMap(({ reminders }) => reminders)
              .map((reminder) => (
                <ReminderRow key={reminder._id} reminder={reminder} />
              ))}
          </Card>
        )}
      </LoadState>
      <LoadMoreButton list={load}>{t('older')}</LoadMoreButton>
    </>
  )
}
