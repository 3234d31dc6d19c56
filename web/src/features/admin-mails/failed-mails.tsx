import { useQuery } from '@tanstack/react-query'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { Card } from '#components/ui/elements.tsx'
import { formatMoment } from '#components/ui/format-moment.ts'
import { ListRow } from '#components/ui/table/list-row.tsx'
import { useLanguage } from '#i18n/language.ts'
import { css } from '#styled-system/css'
import { failedMailsQuery, useRetryMail } from './mail-calls.ts'
import { useText } from './texts.ts'

const styles = {
  title: css({ fontSize: 'lg', fontWeight: 'semibold', mb: '3' }),
  box: css({ minW: '0', fontSize: 'sm', overflowWrap: 'anywhere' }),
  error: css({ color: 'danger' }),
}

type FailedMail = { _id: string; to: string[]; subject: string; error: string; createdAt: string }

const Row = ({ mail: { _id, to, subject, error, createdAt } }: { mail: FailedMail }) => {
  const t = useText()
  const language = useLanguage()
  const { mutate: retry, isPending } = useRetryMail(_id)
  return (
    <ListRow>
      <div className={styles.box}>
        <p>{subject}</p>
        <p>
          {to.join(', ')} · {formatMoment(language, createdAt)}
        </p>
        <p className={styles.error}>{error}</p>
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
      <h2 className={styles.title}>{t('failed')}</h2>
      <Card as="ul" padding="none">
        {mails.map((mail) => (
          <Row key={mail._id} mail={mail} />
        ))}
      </Card>
    </section>
  )
}
