import type { Reminder } from '@bartan/contract/reminders/endpoints'
import { Mail, MessageCircle } from 'lucide-react'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { formatMoment } from '#components/ui/format-moment.ts'
import { OutsideLink, TextLink } from '#components/ui/link.tsx'
import { ListRow } from '#components/ui/table/list-row.tsx'
import { whatsAppLink } from '#lib/contact-links.ts'
import { paths } from '#lib/paths.ts'
import { css } from '#styled-system/css'
import { useRemind } from '../reminder-calls.ts'
import { useText } from '../texts.ts'

const styles = {
  words: css({ minW: '0', flex: '1 1 260px', fontSize: 'sm', color: 'ink.soft' }),
  name: css({ fontSize: 'md', overflowWrap: 'anywhere' }),
}

/** A reminder for a customer, with a button that sends it. */
export const ReminderRow = ({ reminder }: { reminder: Reminder }) => {
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
      <div className={styles.words}>
        <TextLink className={styles.name} to={paths.adminUser(userId)}>
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
