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
import { translateReason } from '#i18n/translate.ts'
import { ApiError, messageOf } from '#lib/api/api-error.ts'
import { useShop } from '#lib/shop-settings.ts'
import { withText } from '#lib/with-text.ts'
import { grid, wrap } from '#styled-system/patterns'
import { bodyOf, slugFor, type CollectionDraft } from '../collection-draft.ts'
import { useOpened, useSaveSeo } from '../seo-calls.ts'
import { useText } from '../texts.ts'
import { HeadFields } from './head-fields.tsx'
import { RuleFields } from './rule-fields.tsx'

type CollectionTextsProps = {
  draft: CollectionDraft
  change: (changed: Partial<CollectionDraft>) => void
  /** Blocks saving until the picture is there. */
  hold: (work: Promise<unknown>) => void
}

/** A collection's title and description, one language at a time, with its address and picture. */
const CollectionTexts = ({ draft, change, hold }: CollectionTextsProps) => {
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
        lang={language}
        value={valueOf('title')}
        autoComplete="off"
        onChange={({ target }) => type('title', target.value)}
      />
      <TextAreaField
        label={t('text')}
        isOptional
        rows={3}
        lang={language}
        value={valueOf('text')}
        onChange={({ target }) => type('text', target.value)}
      />
      <InputField
        label={t('address')}
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
  const faults = error instanceof ApiError ? Object.values(error.fields) : []
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
        <CollectionTexts draft={draft} change={change} hold={hold} />
      </Card>
      <Card className={styles.part} as="section">
        <Heading size="small">{t('rule')}</Heading>
        <RuleFields draft={draft} change={change} />
      </Card>
      <Card className={styles.part} as="section">
        <Heading size="small">{t('inSearch')}</Heading>
        <HeadFields
          page={listPage(before?.slug ?? (slugFor(draft) || 'all'))}
          head={draft.head}
          onChange={(head) => change({ head })}
        />
      </Card>
      {error && (
        <FormAlert>
          {faults.length > 0
            ? faults.map((why) => translateReason(t.language, why)).join(' ')
            : messageOf(t.language, error)}
        </FormAlert>
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
