import { listPage, type RuledCollection } from '@bartan/contract/seo/rules'
import type { SeoReply } from '@bartan/contract/seo/schema'
import { useQuery } from '@tanstack/react-query'
import { Layers } from 'lucide-react'
import { useState } from 'react'
import { Button, Card, Note, OutsideLink, VisuallyHidden } from '#components/ui/elements.tsx'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { RowsSkeleton } from '#components/ui/loading/rows-skeleton.tsx'
import { ConfirmButton } from '#components/ui/overlay/confirm-button.tsx'
import { shopText } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { wrap } from '#styled-system/patterns'
import { draftOf, emptyDraft } from '../collection-draft.ts'
import { seoQuery, useSaveSeo } from '../seo-calls.ts'
import { useText } from '../texts.ts'
import { CollectionForm } from './collection-form.tsx'

const styles = { row: css({ p: '4', listStyleType: 'none', '& + &': { borderTopWidth: '1px' } }) }

type RowProps = { seo: SeoReply; collection: RuledCollection; onEdit: () => void }

const Row = ({ seo, collection, onEdit }: RowProps) => {
  const t = useText()
  const { mutateAsync: save } = useSaveSeo()
  const { slug, title, titleIn } = collection
  const name = shopText(t.language, title, titleIn)
  const which = <VisuallyHidden> {t('of', { name })}</VisuallyHidden>
  const remove = (
    <>
      {t('delete')}
      {which}
    </>
  )
  const { version, collections } = seo
  return (
    <li className={styles.row}>
      <p className={css({ fontWeight: 'semibold', overflowWrap: 'anywhere' })}>{name}</p>
      <Note className={css({ overflowWrap: 'anywhere' })}>
        <OutsideLink href={listPage(slug)} target="_blank">
          {listPage(slug)}
        </OutsideLink>
        {' · '}
        {t('count', { count: seo.counts[slug] ?? 0 })}
      </Note>
      <div className={wrap({ gap: '2', mt: '2' })}>
        <Button variant="outline" size="sm" onClick={onEdit}>
          {t('change')}
          {which}
        </Button>
        <ConfirmButton
          opener={{ variant: 'outline', size: 'sm', children: remove }}
          question={t('removeQuestion', { name })}
          confirmLabel={t('delete')}
          call={() =>
            save({ version, collections: collections.filter((one) => one.slug !== slug) })
          }
          failed={t('notRemoved')}
        >
          {t('removeAbout')}
        </ConfirmButton>
      </div>
    </li>
  )
}

const List = ({ seo }: { seo: SeoReply }) => {
  const t = useText()
  /** Address of the edited collection; '' for a new one. */
  const [edited, setEdited] = useState<string>()
  const { collections } = seo
  const known = collections.find(({ slug }) => slug === edited)
  if (edited !== undefined)
    return (
      <CollectionForm
        key={edited}
        seo={seo}
        before={known}
        start={known ? draftOf(known) : emptyDraft}
        onDone={() => setEdited(undefined)}
      />
    )
  return (
    <>
      <Button className={css({ mb: '4' })} variant="accent" onClick={() => setEdited('')}>
        {t('add')}
      </Button>
      {collections.length === 0 ? (
        <EmptyState title={t('none')} Icon={Layers} text={t('noneYet')} />
      ) : (
        <Card as="ul" padding="none">
          {collections.map((collection) => (
            <Row
              key={collection.slug}
              seo={seo}
              collection={collection}
              onEdit={() => setEdited(collection.slug)}
            />
          ))}
        </Card>
      )}
    </>
  )
}

/** Collections defined by rules: products are added and removed automatically. */
export const Collections = () => (
  <LoadState load={useQuery(seoQuery())} skeleton={<RowsSkeleton />}>
    {(seo) => <List seo={seo} />}
  </LoadState>
)
