import { useQuery } from '@tanstack/react-query'
import { BusyButton, Card } from '#components/ui/elements.tsx'
import { formatMoment } from '#components/ui/format-moment.ts'
import { ListRow } from '#components/ui/table/list-row.tsx'
import { useAction } from '#components/ui/use-action.ts'
import { call } from '#lib/api/api-client.ts'
import { readQuery } from '#lib/api/read-query.ts'
import { adminKey } from '#lib/session/admin-key.ts'
import { css } from '#styled-system/css'
import { useText } from './texts.ts'

const failedKey = () => adminKey('failed-mails')

/** Only the newest: a mail server that refuses one mail usually refuses all. */
const failedMailsQuery = () =>
  readQuery(failedKey(), 'GET /api/admin/mails/failed', { query: { limit: '10' } })

const useRetryMail = (id: string) => {
  const t = useText()
  return useAction({
    mutationFn: () => call('POST /api/admin/mails/failed/:id/retry', { params: { id } }),
    done: t('sent'),
    failed: t('notSent'),
    refresh: [failedKey()],
  })
}

type FailedMail = { _id: string; to: string[]; subject: string; error: string; createdAt: string }

const Row = ({ mail: { _id, to, subject, error, createdAt } }: { mail: FailedMail }) => {
  const t = useText()
  const { mutate: retry, isPending } = useRetryMail(_id)
  return (
    <ListRow>
      <div className={css({ minW: '0', fontSize: 'sm', overflowWrap: 'anywhere' })}>
        <p>{subject}</p>
        <p>
          {to.join(', ')} · {formatMoment(t.language, createdAt)}
        </p>
        <p className={css({ color: 'danger' })}>{error}</p>
      </div>
      <BusyButton variant="outline" size="sm" isBusy={isPending} onClick={() => retry()}>
        {t('again')}
      </BusyButton>
    </ListRow>
  )
}

/** Mails that the mail server refused, with its message; hidden if there are none. */
export const FailedMails = () => {
  const t = useText()
  const { data: mails = [] } = useQuery(failedMailsQuery())
  if (mails.length === 0) return null
  return (
    <section aria-label={t('failed')}>
      <h2 className={css({ fontSize: 'lg', fontWeight: 'semibold', mb: '3' })}>{t('failed')}</h2>
      <Card as="ul" padding="none">
        {mails.map((mail) => (
          <Row key={mail._id} mail={mail} />
        ))}
      </Card>
    </section>
  )
}
