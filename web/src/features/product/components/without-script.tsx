import type { Product } from '@bartan/contract/products/schema'
import { Link } from 'react-router-dom'
import { styled } from '#components/ui/styled.tsx'
import { useLanguage } from '#i18n/language.ts'
import { useSpecText } from '#i18n/texts.ts'
import { translateValue } from '#i18n/translate.ts'
import { paths } from '#lib/paths.ts'
import { shopTel, useShop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { button, choice } from '#styled-system/recipes'
import { stateOf } from '../chosen-variant.ts'
import type { Wanted } from '../use-product-choice.ts'

const style = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })

const ChoiceLink = styled(Link, choice)

type ChoiceLinksProps = {
  product: Product
  chosen: Wanted
  of: 'color' | 'size'
  prices?: ReadonlyMap<string, string>
}

/** Where no code runs, each color or size is a link to its page. */
export const ChoiceLinks = ({ product, chosen, of, prices }: ChoiceLinksProps) => {
  const language = useLanguage()
  return (
    <div className={style}>
      {product[`${of}s`].map((value) => {
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
            {translateValue(language, value)} {prices?.get(value)}
          </ChoiceLink>
        )
      })}
    </div>
  )
}

/** In the place of the button to buy, which needs code. */
export const CallToOrder = () => {
  const text = useSpecText()
  const shop = useShop()
  return (
    shop.phone && (
      <a className={button({ variant: 'accent', size: 'lg' })} href={shopTel(shop)}>
        {text('callUs')}
      </a>
    )
  )
}
