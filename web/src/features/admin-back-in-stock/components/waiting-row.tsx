import type { WaitingPhone } from '@bartan/contract/back-in-stock/schema'
import { choiceIn } from '@bartan/contract/messages/texts/choice-in'
import { nameOf as nameIn } from '@bartan/contract/products/names'
import { choiceOf } from '#components/commerce/choice-of.ts'
import { nameOf } from '#components/commerce/product-name.ts'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { formatMoment } from '#components/ui/format-moment.ts'
import { OutsideLink, TextLink } from '#components/ui/link.tsx'
import { ListRow } from '#components/ui/table/list-row.tsx'
import { whatsAppLink } from '#lib/contact-links.ts'
import { paths } from '#lib/paths.ts'
import { useShop, type Shop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { wrap } from '#styled-system/patterns'
import { useText } from '../texts.ts'
import { useRemoveWaiting } from '../waiting-query.ts'

const styles = {
  product: css({ fontSize: 'md', overflowWrap: 'anywhere' }),
}

type Wanted = WaitingPhone['product']

/** Address of the variant that is back. */
const addressOf = ({ _id, size, color }: Wanted): string => {
  const choice = Object.entries({ color, size }).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  )
  return [paths.product(_id), ...(choice.length > 0 ? [choice.join('&')] : [])].join('?')
}

/** Message in the language of the person who asked. */
const messageFor = (shop: Shop, { product, language }: WaitingPhone): string => {
  const choice = choiceIn(product, language)
  const what = [nameIn(product, language), choice].filter(Boolean).join(', ')
  const address = addressOf(product)
  return language === 'hi'
    ? `नमस्ते, ${shop.name} की ओर से: ${what} अब फिर से स्टॉक में है। ${location.origin}/hi${address}`
    : `Hello, this is ${shop.name}: ${what} is back in stock. ${location.origin}${address}`
}

/** A person who waits for a product, with a message ready to send. */
export const WaitingRow = ({ waiting }: { waiting: WaitingPhone }) => {
  const t = useText()
  const shop = useShop()
  const { _id, product, phone, createdAt } = waiting
  const { mutate: remove, isPending } = useRemoveWaiting(_id)
  return (
    <ListRow>
      <div className={css({ minW: '0', fontSize: 'sm' })}>
        <TextLink className={styles.product} to={addressOf(product)}>
          {[nameOf(t.language, product), choiceOf(t.language, product)].filter(Boolean).join(', ')}
        </TextLink>
        <p className={css({ color: 'ink.soft' })}>
          {phone} · {t('since', { moment: formatMoment(t.language, createdAt) })} ·{' '}
          {product.countInStock > 0 ? t('inStock', { count: product.countInStock }) : t('soldOut')}
        </p>
      </div>
      <div className={wrap({ align: 'center', gap: '4' })}>
        {product.countInStock > 0 && (
          <OutsideLink href={whatsAppLink(phone, messageFor(shop, waiting))}>
            {t('write')}
          </OutsideLink>
        )}
        <BusyButton variant="outline" size="sm" isBusy={isPending} onClick={() => remove()}>
          {t('told')}
        </BusyButton>
      </div>
    </ListRow>
  )
}
