import type { PasswordRequest } from '@bartan/contract/admin-users/endpoints'
import { MessageCircle } from 'lucide-react'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { formatMoment } from '#components/ui/format-moment.ts'
import { OutsideLink, TextLink } from '#components/ui/link.tsx'
import { ListRow } from '#components/ui/table/list-row.tsx'
import { whatsAppLink } from '#lib/contact-links.ts'
import { paths } from '#lib/paths.ts'
import { useShop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { wrap } from '#styled-system/patterns'
import { useMakePasswordLink, useRemovePasswordRequest } from '../api/password-requests.ts'
import { useText } from '../texts.ts'

const styles = {
  name: css({ fontSize: 'md', overflowWrap: 'anywhere' }),
  facts: css({ color: 'ink.soft' }),
}

/** A customer who forgot the password, with a button that sends the link to the account's number. */
export const PasswordRequestRow = ({ request }: { request: PasswordRequest }) => {
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
        <TextLink className={styles.name} to={paths.adminUser(_id)}>
          {name}
        </TextLink>
        <p className={styles.facts}>
          {phone} · {t('askedAt', { moment: formatMoment(t.language, at) })}
        </p>
        {making.data && (
          <p className={styles.facts}>
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
