import type { Product } from '@bartan/contract/products/schema'
import { Link } from 'react-router-dom'
import { styled } from '#components/ui/styled.tsx'
import { useSpecText } from '#i18n/texts.ts'
import { translateValue } from '#i18n/translate.ts'
import { paths } from '#lib/paths.ts'
import { shopTel, useShop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { grid, wrap } from '#styled-system/patterns'
import { button, choice } from '#styled-system/recipes'
import { stateOf } from '../chosen-variant.ts'
import { useText } from '../texts.ts'
import type { Wanted } from '../use-product-choice.ts'

const styles = { row: wrap({ gap: '2' }) }

const ChoiceLink = styled(Link, choice)

type WithoutScriptProps = { product: Product; chosen: Wanted; prices: ReadonlyMap<string, string> }

/** Where no code runs, each color and size is a link to its page, and orders are taken by phone. */
export const WithoutScript = ({ product, chosen, prices }: WithoutScriptProps) => {
  const t = useText()
  const text = useSpecText()
  const shop = useShop()
  const linkTo = (of: keyof Wanted, value: string) => {
    const wanted: Wanted = { ...chosen, [of]: value }
    const { size = '', color = '' } = wanted
    const state = stateOf(product, { size, color })
    return (
      <ChoiceLink
        key={value}
        to={paths.product(product._id, state === 'missing' ? { [of]: value } : wanted)}
        aria-current={value === chosen[of] ? 'page' : undefined}
        isStruck={state !== 'there'}
      >
        {translateValue(t.language, value)} {of === 'size' && prices.get(value)}
      </ChoiceLink>
    )
  }
  const group = (of: keyof Wanted, values: readonly string[]) =>
    values.length > 0 && (
      <div>
        <p className={css({ mb: '2', fontSize: 'sm', fontWeight: 'semibold' })}>
          {t(of)}: {translateValue(t.language, chosen[of] ?? '')}
        </p>
        <div className={styles.row}>{values.map((value) => linkTo(of, value))}</div>
      </div>
    )
  return (
    <div className={grid({ gap: '4', justifyItems: 'start' })}>
      {group('color', product.colors)}
      {group('size', product.sizes)}
      {shop.phone && (
        <a className={button({ variant: 'accent', size: 'lg' })} href={shopTel(shop)}>
          {text('callUs')} {shop.phone.replaceAll(' ', '\u00a0')}
        </a>
      )}
    </div>
  )
}
