import type { AdminProduct } from '@bartan/contract/products/admin-schema'
import type { Product } from '@bartan/contract/products/schema'
import type { Language } from '@bartan/contract/shop/languages'
import { Pencil, Copy } from 'lucide-react'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { ProductImage } from '#components/commerce/product-image.tsx'
import { nameOf } from '#components/commerce/product-name.ts'
import {
  Badge,
  ButtonLink,
  IconButton,
  TextLink,
  VisuallyHidden,
} from '#components/ui/elements.tsx'
import { Checkbox } from '#components/ui/form/checkbox-field.tsx'
import { DeleteButton } from '#components/ui/overlay/delete-button.tsx'
import { Breakable, Cell, TableFrame } from '#components/ui/table/data-table.tsx'
import { useSpecText } from '#i18n/texts.ts'
import { adminPaths } from '#lib/admin-paths.ts'
import { categoryName, useShop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { hstack } from '#styled-system/patterns'
import { useDeleteProduct, useDuplicateProduct } from '../api/write-product.ts'
import { QuickCells } from '../stock/quick-cells.tsx'
import { VariantsStock } from '../stock/variants-stock.tsx'
import { useText, textIn } from '../texts.ts'
import { ProductMenu } from './product-menu.tsx'

const DuplicateProduct = ({ product }: { product: Product }) => {
  const t = useText()
  const name = nameOf(t.language, product)
  const { mutate, isPending } = useDuplicateProduct(product._id, name)
  return (
    <IconButton
      aria-label={t('duplicate', { name })}
      title={t('duplicate', { name })}
      disabled={isPending}
      onClick={() => mutate()}
    >
      <Copy aria-hidden size={16} />
    </IconButton>
  )
}

const DeleteProduct = ({ product }: { product: Product }) => {
  const text = useSpecText()
  const t = useText()
  const name = nameOf(t.language, product)
  return (
    <DeleteButton
      of={name}
      question={text('confirmDeleteProduct')}
      call={useDeleteProduct(product._id).mutateAsync}
      done={t('deleted', { name })}
      failed={t('notDeleted')}
    >
      {t('deletes', { name })}
    </DeleteButton>
  )
}

/** From this width on the list is a table (theme/recipes/data-table.ts). */
const WIDE = '@container (min-width: 970px)'

const styles = {
  imageAndName: hstack({ gap: '2', minW: '0', w: 'full', [WIDE]: { gap: '3' } }),
  // A touch target around a small checkbox, without moving its neighbors.
  choice: css({ display: 'grid', placeItems: 'center', boxSize: 'tap', m: '-3', flexShrink: '0' }),
  image: css({ w: '12', flexShrink: '0', overflow: 'hidden', borderRadius: 'sm' }),
  // At most two lines on a phone, to keep rows low; in a narrow table column up to three.
  name: css({ lineClamp: '2', [WIDE]: { lineClamp: '3' } }),
  narrow: css({ display: 'block', fontWeight: 'normal', [WIDE]: { display: 'none' } }),
  menu: css({ [WIDE]: { display: 'none' } }),
  draft: css({
    display: 'none',
    alignItems: 'center',
    gap: '2',
    mt: '1',
    fontWeight: 'normal',
    [WIDE]: { display: 'flex' },
  }),
  actions: css({
    display: 'none',
    alignItems: 'center',
    gap: '1',
    w: 'full',
    justifyContent: 'flex-end',
    [WIDE]: { display: 'flex' },
  }),
}

const columns = (language: Language) =>
  [
    { name: textIn(language, 'name') },
    { name: 'SKU' },
    { name: textIn(language, 'category') },
    { name: textIn(language, 'priceRupees'), align: 'end' },
    { name: textIn(language, 'stock'), align: 'end' },
    { name: textIn(language, 'sold'), align: 'end' },
    { name: textIn(language, 'actions') },
  ] as const

type RowProps = {
  product: AdminProduct
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

/** The price, or the range of the variants' prices, in one line. */
const Price = ({ product: { price, priceMax } }: { product: AdminProduct }) => (
  <span className={css({ whiteSpace: 'nowrap' })}>
    {[price, priceMax].flatMap((one) => (one === undefined ? [] : [formatRupees(one)])).join(' – ')}
  </span>
)

/** The product's name and picture, with its checkbox. */
const Lead = ({ product, isChosen, onChoose }: RowProps) => {
  const t = useText()
  const { _id: id } = product
  const name = nameOf(t.language, product)
  return (
    <span className={styles.imageAndName}>
      <label className={styles.choice} htmlFor={`choose-${id}`}>
        <Checkbox
          id={`choose-${id}`}
          aria-label={t('choose', { name })}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
      </label>
      <span className={styles.image}>
        <ProductImage
          look="thumb"
          image={product.images[0] && { ...product.images[0], altText: '' }}
          sizes="48px"
        />
      </span>
      <Breakable>
        <TextLink tone="plain" to={adminPaths.product(id)}>
          <span className={styles.name}>{name}</span>
        </TextLink>
        <span className={styles.narrow}>
          <Price product={product} />
          {product.state === 'draft' && ` · ${t('state.draft')}`}
        </span>
        {product.state === 'draft' && (
          <span className={styles.draft}>
            <Badge tone="warning">{t('state.draft')}</Badge>
            <TextLink to={adminPaths.productPreview(id)}>{t('preview')}</TextLink>
          </span>
        )}
      </Breakable>
    </span>
  )
}

const ProductRow = ({ product, isChosen, onChoose }: RowProps) => {
  const t = useText()
  const shop = useShop()
  const { _id: id } = product
  const name = nameOf(t.language, product)
  return (
    <tr>
      <th scope="row" data-lead aria-label={name}>
        <Lead product={product} isChosen={isChosen} onChoose={onChoose} />
      </th>
      <Cell label="SKU" isWide>
        <Breakable className={css({ minW: '100px' })}>{product.sku}</Breakable>
      </Cell>
      <Cell label={t('category')} isWide>
        {categoryName(t.language, shop, product.category)}
      </Cell>
      {product.variants ? (
        <>
          <Cell label={t('priceRupees')} align="end" isWide>
            <Price product={product} />
          </Cell>
          <Cell label={t('stock')} align="end">
            <VariantsStock product={product} variants={product.variants} />
          </Cell>
        </>
      ) : (
        <QuickCells product={product} />
      )}
      <Cell label={t('sold')} align="end" isWide>
        {product.sold}
      </Cell>
      <td>
        <span className={styles.actions}>
          <ButtonLink variant="quiet" size="sm" to={adminPaths.product(id)}>
            <Pencil aria-hidden size={16} />
            {t('edit')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </ButtonLink>
          <DuplicateProduct product={product} />
          <DeleteProduct product={product} />
        </span>
        <span className={styles.menu}>
          <ProductMenu product={product} />
        </span>
      </td>
    </tr>
  )
}

type ProductsTableProps = {
  products: AdminProduct[]
  isChosen: (id: string) => boolean
  onChoose: (id: string, isChosen: boolean) => void
}

export const ProductsTable = ({ products, isChosen, onChoose }: ProductsTableProps) => {
  const t = useText()
  return (
    <TableFrame caption={t('products')} columns={columns(t.language)} size="lines">
      {products.map((product) => (
        <ProductRow
          key={product._id}
          product={product}
          isChosen={isChosen(product._id)}
          onChoose={(isNow) => onChoose(product._id, isNow)}
        />
      ))}
    </TableFrame>
  )
}
