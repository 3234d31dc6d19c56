import { imageUrlAt } from '@bartan/contract/images/rules'
import { listPage, type RuledCollection } from '@bartan/contract/seo/rules'
import type { SeoReply } from '@bartan/contract/seo/schema'
import { DEFAULT_LANGUAGE, type Language } from '@bartan/contract/shop/languages'
import { useState } from 'react'
import { PictureField } from '#components/picture-field/picture-field.tsx'
import { BusyButton, Button, Card, Heading } from '#components/ui/elements.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { Form } from '#components/ui/form/form.tsx'
import { InputField, TextAreaField } from '#components/ui/form/labeled-fields.tsx'
import { LanguageChoice } from '#components/ui/form/language-choice.tsx'
import { LeaveDialog } from '#components/ui/overlay/leave-dialog.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { messageOf } from '#lib/api/api-error.ts'
import { labeledFaults } from '#lib/api/labeled-faults.ts'
import { useShop } from '#lib/shop-settings.ts'
import { withText } from '#lib/with-text.ts'
import { grid, wrap } from '#styled-system/patterns'
import { bodyOf, slugFor, type CollectionDraft } from '../collection-draft.ts'
import { useOpened, useSaveSeo } from '../seo-calls.ts'
import { useText } from '../texts.ts'
import { HeadFields } from './head-fields.tsx'
import { RuleFields } from './rule-fields.tsx'

const OF_FIRST = /^collections\.0\./

type Faults = Partial<Record<string, string>>

type CollectionTextsProps = {
  draft: CollectionDraft
  change: (changed: Partial<CollectionDraft>) => void
  /** Blocks saving until the picture is there. */
  hold: (work: Promise<unknown>) => void
  faults: Faults
}

/** A collection's title and description, one language at a time, with its address and picture. */
const CollectionTexts = ({ draft, change, hold, faults }: CollectionTextsProps) => {
  const t = useText()
  const { languages } = useShop()
  const [language, setLanguage] = useState<Language>(DEFAULT_LANGUAGE)
  const valueOf = (field: 'title' | 'text'): string =>
    language === DEFAULT_LANGUAGE ? draft[field] : (draft[`${field}In`][language] ?? '')
  const type = (field: 'title' | 'text', text: string) =>
    change(
      language === DEFAULT_LANGUAGE
        ? { [field]: text }
        : { [`${field}In`]: withText(draft[`${field}In`], language, text) },
    )
  return (
    <div className={grid({ gap: '4', minW: '0' })}>
      {languages.length > 1 && (
        <LanguageChoice
          size="sm"
          label={t('textLanguage')}
          languages={languages}
          chosen={language}
          onChoose={setLanguage}
        />
      )}
      <InputField
        label={t('name')}
        error={language === DEFAULT_LANGUAGE ? faults.title : undefined}
        lang={language}
        value={valueOf('title')}
        autoComplete="off"
        onChange={({ target }) => type('title', target.value)}
      />
      <TextAreaField
        label={t('text')}
        error={language === DEFAULT_LANGUAGE ? faults.text : undefined}
        isOptional
        rows={3}
        lang={language}
        value={valueOf('text')}
        onChange={({ target }) => type('text', target.value)}
      />
      <InputField
        label={t('address')}
        // It follows from the name.
        error={faults.title ? undefined : faults.slug}
        hint={location.origin + listPage(slugFor(draft))}
        value={draft.slug}
        placeholder={slugFor(draft)}
        autoComplete="off"
        autoCapitalize="none"
        onChange={({ target }) => change({ slug: target.value })}
      />
      <PictureField
        label={t('picture')}
        hint={t('pictureHint')}
        src={draft.picture && imageUrlAt(draft.picture, 640)}
        hold={hold}
        onPick={(picture) => change({ picture })}
      />
    </div>
  )
}

/** By field of the collection that is saved, the first of the list. */
const useFaults = (error: Error | null): Faults => {
  const t = useText()
  const labels: Faults = {
    title: t('name'),
    text: t('text'),
    slug: t('address'),
    rule: t('rule'),
    minPrice: t('minPrice'),
    maxPrice: t('maxPrice'),
  }
  const faults = labeledFaults(t.language, error, (path) => labels[path.replace(OF_FIRST, '')])
  return Object.fromEntries(
    Object.entries(faults).map(([path, fault]) => [path.replace(OF_FIRST, ''), fault]),
  )
}

const styles = { part: grid({ gap: '4', minW: '0' }) }

type CollectionFormProps = {
  seo: SeoReply
  /** The collection to change; undefined for a new one. */
  before: RuledCollection | undefined
  start: CollectionDraft
  onDone: () => void
}

export const CollectionForm = ({ seo, before, start, onDone }: CollectionFormProps) => {
  const t = useText()
  const [draft, setDraft] = useState(start)
  const [uploads, setUploads] = useState(0)
  const { mutate, isPending, error, isSuccess } = useSaveSeo()
  const { opened, onRefused } = useOpened(seo)
  const change = (changed: Partial<CollectionDraft>) =>
    setDraft((known) => ({ ...known, ...changed }))
  const hold = (work: Promise<unknown>) => {
    setUploads((count) => count + 1)
    void work.finally(() => setUploads((count) => count - 1))
  }
  const faults = useFaults(error)
  const isAtField = Boolean(faults.title ?? faults.slug ?? faults.text ?? faults.rule)
  const save = () => {
    const { version, collections } = opened
    const others = collections.filter(({ slug }) => slug !== before?.slug)
    mutate(
      { version, collections: [bodyOf(draft), ...others] },
      {
        onSuccess: () => {
          toast.success(t('saved'))
          onDone()
        },
        onError: onRefused,
      },
    )
  }
  return (
    <Form className={grid({ gap: '5', maxW: '760px' })} onSubmit={save}>
      <Card className={styles.part} as="section">
        <CollectionTexts draft={draft} change={change} hold={hold} faults={faults} />
      </Card>
      <Card className={styles.part} as="section">
        <Heading size="small">{t('rule')}</Heading>
        <RuleFields draft={draft} change={change} />
        {faults.rule && <FormAlert>{faults.rule}</FormAlert>}
      </Card>
      <Card className={styles.part} as="section">
        <Heading size="small">{t('inSearch')}</Heading>
        <HeadFields
          page={listPage(before?.slug ?? (slugFor(draft) || 'all'))}
          head={draft.head}
          onChange={(head) => change({ head })}
        />
      </Card>
      {error && !isAtField && (
        <FormAlert>{Object.values(faults)[0] ?? messageOf(t.language, error)}</FormAlert>
      )}
      <div className={wrap({ gap: '3' })}>
        <BusyButton type="submit" variant="accent" isBusy={isPending || uploads > 0}>
          {t('save')}
        </BusyButton>
        <Button variant="outline" onClick={onDone}>
          {t('back')}
        </Button>
      </div>
      <LeaveDialog isDirty={draft !== start && !isSuccess}>{t('unsaved')}</LeaveDialog>
    </Form>
  )
}
