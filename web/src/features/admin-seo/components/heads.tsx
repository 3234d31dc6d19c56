import type { CallReply } from '@bartan/contract/api'
import { CONTENT_SLUGS, contentPath } from '@bartan/contract/content/content'
import { ALL_COLLECTION } from '@bartan/contract/products/rules'
import { listPage } from '@bartan/contract/seo/rules'
import type { SeoReply } from '@bartan/contract/seo/schema'
import { NO_HEAD, type Head } from '@bartan/contract/shared/head'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { nameOf } from '#components/commerce/product-name.ts'
import { BusyButton, Card, Note, TextLink } from '#components/ui/elements.tsx'
import { ErrorAlert } from '#components/ui/form/form-alert.tsx'
import { Form } from '#components/ui/form/form.tsx'
import { OptionField } from '#components/ui/form/labeled-fields.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { RowsSkeleton } from '#components/ui/loading/rows-skeleton.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { adminPaths } from '#lib/admin-paths.ts'
import { useAddressFilters } from '#lib/browser/use-address-filters.ts'
import { paths } from '#lib/paths.ts'
import { categoryName, categoryNames, useShop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { seoQuery, productQuery, useOpened, useSaveSeo, useSaveProductHead } from '../seo-calls.ts'
import { useText } from '../texts.ts'
import { HeadFields } from './head-fields.tsx'

const headEditorStyles = { save: css({ justifySelf: 'start' }) }

type HeadEditorProps = {
  page: string
  start: Head
  error: Error | null
  isBusy: boolean
  save: (head: Head, options: { onSuccess: () => void }) => void
}

/** Form for one page's title and description. */
const HeadEditor = ({ page, start, error, isBusy, save }: HeadEditorProps) => {
  const t = useText()
  const [head, setHead] = useState(start)
  return (
    <Form
      className={grid({ gap: '4', minW: '0' })}
      onSubmit={() => save(head, { onSuccess: () => toast.success(t('saved')) })}
    >
      <HeadFields page={page} head={head} onChange={setHead} />
      <ErrorAlert error={error} />
      <BusyButton className={headEditorStyles.save} type="submit" variant="accent" isBusy={isBusy}>
        {t('save')}
      </BusyButton>
    </Form>
  )
}

const styles = { root: grid({ gap: '4', maxW: '760px' }) }

/** Pages without their own form: addresses and names. */
const usePages = (): [page: string, name: string][] => {
  const t = useText()
  const shop = useShop()
  return [
    [paths.home, t('home')],
    [listPage(ALL_COLLECTION), t('allProducts')],
    ...categoryNames(shop).map((category): [string, string] => [
      listPage(ALL_COLLECTION, category),
      categoryName(t.language, shop, category),
    ]),
    ...CONTENT_SLUGS.map((slug): [string, string] => [contentPath(slug), t(`page.${slug}`)]),
  ]
}

const OfPage = ({ seo, page }: { seo: SeoReply; page: string }) => {
  const { mutate, isPending, error } = useSaveSeo()
  const { opened, onSaved, onRefused } = useOpened(seo)
  const { version, heads } = opened
  const { page: _page, ...start } = heads.find((head) => head.page === page) ?? { ...NO_HEAD, page }
  const save = (head: Head, options: { onSuccess: () => void }) =>
    mutate(
      { version, heads: [...heads.filter((one) => one.page !== page), { page, ...head }] },
      {
        onSuccess: (saved) => {
          onSaved(saved)
          options.onSuccess()
        },
        onError: onRefused,
      },
    )
  return <HeadEditor page={page} start={start} error={error} isBusy={isPending} save={save} />
}

const Pages = ({ seo }: { seo: SeoReply }) => {
  const t = useText()
  const pages = usePages()
  const [page, setPage] = useState<string>(paths.home)
  return (
    <Card className={styles.root} as="section">
      <OptionField label={t('page')} value={page} options={pages} onPick={setPage} />
      <OfPage key={page} seo={seo} page={page} />
      <Note>{t('othersAbout')}</Note>
    </Card>
  )
}

type ProductHeadProps = { id: string; product: CallReply<'GET /api/admin/products/:id'> }

const ProductHead = ({ id, product }: ProductHeadProps) => {
  const t = useText()
  const { mutate, isPending, error } = useSaveProductHead(id)
  const { opened, onSaved, onRefused } = useOpened(product)
  const save = (seo: Head, { onSuccess }: { onSuccess: () => void }) =>
    mutate(
      { seo, was: opened.seo },
      {
        onSuccess: () => {
          onSaved()
          onSuccess()
        },
        onError: onRefused,
      },
    )
  return (
    <Card className={styles.root} as="section">
      <TextLink to={adminPaths.product(id)}>{nameOf(t.language, product)}</TextLink>
      <HeadEditor
        page={paths.product(id)}
        start={product.seo ?? NO_HEAD}
        error={error}
        isBusy={isPending}
        save={save}
      />
      <Note>{t('productAbout')}</Note>
    </Card>
  )
}

const OfProduct = ({ id }: { id: string }) => (
  <LoadState load={useQuery(productQuery(id))} skeleton={<RowsSkeleton />}>
    {(product) => <ProductHead id={id} product={product} />}
  </LoadState>
)

/** Search titles and descriptions of the shop's pages, or of one product. */
export const Heads = () => {
  const { values } = useAddressFilters(['product'])
  const load = useQuery(seoQuery())
  if (values.product) return <OfProduct key={values.product} id={values.product} />
  return (
    <LoadState load={load} skeleton={<RowsSkeleton />}>
      {(seo) => <Pages seo={seo} />}
    </LoadState>
  )
}
