import type { Settings } from '@bartan/contract/settings/settings'
import { DEFAULT_LANGUAGE, factsOf } from '@bartan/contract/shop/languages'
import { Languages, Undo2 } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import { BusyButton, Button, Card } from '#components/ui/elements.tsx'
import { DraftOffer } from '#components/ui/form/draft-offer.tsx'
import { FormFoot } from '#components/ui/form/form-foot.tsx'
import { Form } from '#components/ui/form/form.tsx'
import { LeaveDialog } from '#components/ui/overlay/leave-dialog.tsx'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useText } from '../texts.ts'
import { fieldsOfTopic, isTranslated } from '../topics/fields.ts'
import type { Topic } from '../topics/topics.ts'
import { FieldViews } from './field-view.tsx'
import { FormProvider } from './form-context.ts'
import { useSettingsForm } from './use-settings-form.ts'

const styles = {
  root: grid({
    gridTemplateColumns: { base: '1', xl: 'minmax(0, 1fr) minmax(0, 420px)' },
    alignItems: 'start',
    gap: { base: '5', md: '6' },
  }),
  beside: css({ position: { xl: 'sticky' }, top: { xl: '6' }, minW: '0' }),
  done: css({ color: 'success', fontSize: 'sm', fontWeight: 'semibold' }),
}

type SettingsFormProps = {
  topic: Topic
  settings: Settings
  /** Preview of the unsaved settings. */
  beside?: (draft: Settings) => ReactNode
  /** What follows once they are saved. */
  next?: ReactNode
}

export const SettingsForm = ({ topic, settings, beside, next }: SettingsFormProps) => {
  const t = useText()
  const form = useSettingsForm(topic, settings)
  const { draft, errors, failure, isSaving, isDirty, done, undo, kept, set, hold } = form
  const [isTranslating, setTranslating] = useState(false)
  const fields = fieldsOfTopic(topic)
  const languages = useMemo(
    () => settings.languages.filter((code) => code !== DEFAULT_LANGUAGE),
    [settings.languages],
  )
  const state = useMemo(
    () => ({ Fields: FieldViews, set, errors, hold, languages, isTranslating }),
    [set, errors, hold, languages, isTranslating],
  )
  return (
    <Form className={styles.root} data-covers-foot="120px" onSubmit={() => void form.save()}>
      {kept.isOffered && <DraftOffer onRestore={kept.restore} onDiscard={kept.discard} />}
      <Card className={grid({ gap: '6' })} inert={isSaving}>
        {languages.length > 0 && isTranslated(fields) && (
          <Button
            className={css({ justifySelf: 'start' })}
            variant="outline"
            size="sm"
            aria-pressed={isTranslating}
            onClick={() => setTranslating(!isTranslating)}
          >
            <Languages aria-hidden size={16} />
            {t('translate')}
            {languages.map((code) => (
              <span key={code} lang={code}>
                {factsOf(code).name}{' '}
              </span>
            ))}
          </Button>
        )}
        <FormProvider value={state}>
          <FieldViews fields={fields} path="" value={draft} />
        </FormProvider>
      </Card>
      {beside && <div className={styles.beside}>{beside(draft)}</div>}
      <FormFoot failure={failure}>
        <BusyButton type="submit" variant="accent" isBusy={isSaving} disabled={!isDirty}>
          {t(isSaving ? 'saving' : 'save')}
        </BusyButton>
        {undo && (
          <Button variant="outline" onClick={() => void undo()}>
            <Undo2 aria-hidden size={16} />
            {t('undo')}
          </Button>
        )}
        <output className={styles.done}>{done && t(done)}</output>
        {done === 'saved' && next}
      </FormFoot>
      {form.dialog}
      <LeaveDialog isDirty={isDirty}>{t('unsaved')}</LeaveDialog>
    </Form>
  )
}
