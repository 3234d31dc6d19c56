import type { Settings } from '@bartan/contract/settings/settings'
import type { Language } from '@bartan/contract/shop/languages'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useContext, useState } from 'react'
import { useConflictQuestion } from '#components/ui/overlay/conflict-question.tsx'
import { useLanguage } from '#i18n/language.ts'
import { messageOf, ApiError } from '#lib/api/api-error.ts'
import { setShop, ShopContext } from '#lib/shop-settings.ts'
import { allSettingsQuery } from '../settings-query.ts'
import { useText, textIn } from '../texts.ts'
import { SETTINGS, labelAt, settingsOf, type Setting, type Topic } from '../topics/topics.ts'
import type { Errors } from './form-context.ts'
import { changedIn, pick, saveSettings, type Values } from './save-settings.ts'
import { checkSettings, errorsOf, faultAt } from './settings-faults.ts'
import { useDraft } from './use-draft.ts'
import { useSettingsDraft } from './use-settings-draft.ts'

/** Restores a deleted category that still has products, and shows the error there. */
const withCategoryInUse = (
  language: Language,
  error: unknown,
  base: Settings,
  draft: Settings,
): { draft: Settings; errors: Errors } | undefined => {
  const why = error instanceof ApiError && error.code === 'in_use' && error.fields.categories
  if (!why) return undefined
  const was = base.categories.findIndex(({ name }) => name === why.params.name)
  const category = base.categories[was]
  if (!category) return undefined
  const at = Math.min(was, draft.categories.length)
  return {
    draft: { ...draft, categories: draft.categories.toSpliced(at, 0, category) },
    errors: { [`categories.${at}.name`]: faultAt(language, 'categories', why) },
  }
}

/** Formats 'Delivery fee: Fee (₹)' for `shipping.fee`. */
const nameOf = (language: Language, path: string): string => {
  const [setting = ''] = path.split('.')
  const labels = [labelAt(setting), labelAt(path)].filter((label) => label !== undefined)
  return labels.length > 0
    ? [...new Set(labels)].map((label) => textIn(language, label)).join(': ')
    : path
}

const question = (language: Language, paths: readonly string[]) => ({
  change: textIn(language, 'changedMeanwhile', {
    names: paths.map((path) => nameOf(language, path)).join(', '),
  }),
  theirs: textIn(language, 'takeTheirs'),
  mine: textIn(language, 'keepMine'),
})

type Done = 'saved' | 'undone' | 'tookTheirs'

/** Values to write: edited ones, or the previous ones for an undo. */
type Write = { names: readonly Setting[]; values: Partial<Values>; as: 'saved' | 'undone' }

const toWrite = (values: Partial<Values>, as: Write['as']): Write => ({
  names: SETTINGS.filter((name) => name in values),
  values,
  as,
})

/** State of a topic's form: edit, save and undo. */
export const useSettingsForm = (topic: Topic, opened: Settings) => {
  const t = useText()
  const language = useLanguage()
  const store = useContext(ShopContext)
  const client = useQueryClient()
  const [base, setBase] = useState(opened)
  const [failure, setFailure] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const [done, setDone] = useState<Done>()
  const [before, setBefore] = useState<Partial<Values>>({})
  const forget = useCallback(() => {
    setFailure(undefined)
    setDone(undefined)
  }, [])
  const { draft, now, replace, errors, setErrors, set, hold, settled } = useDraft(opened, forget)
  const { ask, dialog } = useConflictQuestion()
  const kept = useSettingsDraft({ topic, base, draft, setBase, replace })
  const changesOf = (settings: Settings) => changedIn(base, settings, settingsOf(topic))

  const applySettings = (settings: Settings, shown: Settings, how: Done) => {
    setBase(settings)
    replace(shown)
    setDone(how)
    client.setQueryData(allSettingsQuery().queryKey, settings)
    setShop(store, settings)
  }

  const showErrors = (byField: Errors, otherwise: string) => {
    const count = Object.keys(byField).length
    setErrors(byField)
    setFailure(count > 0 ? t('faults', { count }) : otherwise)
  }

  const showFailure = (error: unknown) => {
    const inUse = withCategoryInUse(language, error, base, now())
    if (inUse) replace(inUse.draft)
    showErrors(inUse?.errors ?? errorsOf(language, error), messageOf(language, error))
  }

  const write = async ({ names, values, as }: Write) => {
    const checked = checkSettings(language, { ...values, version: base.version })
    if ('errors' in checked) return showErrors(checked.errors, '')
    const { version: _version, ...change } = checked.change
    const outcome = await saveSettings(base, change, names, (both) => ask(question(language, both)))
    if (!outcome) return
    if ('saved' in outcome) {
      setBefore(pick(outcome.before, names))
      applySettings(outcome.saved, outcome.saved, as)
    } else {
      const { theirs, left } = outcome
      applySettings(theirs, as === 'undone' ? theirs : { ...theirs, ...left }, 'tookTheirs')
    }
  }

  const run = async (writing: () => Write) => {
    if (isSaving) return
    setSaving(true)
    setErrors({})
    forget()
    try {
      await settled()
      await write(writing())
    } catch (error) {
      showFailure(error)
    } finally {
      setSaving(false)
    }
  }

  const changed = (): Write => toWrite(pick(now(), changesOf(now())), 'saved')

  return {
    draft,
    errors,
    failure,
    isSaving,
    isDirty: changesOf(draft).length > 0,
    done,
    dialog,
    kept,
    set,
    hold,
    save: () => run(changed),
    undo: done === 'saved' ? () => run(() => toWrite(before, 'undone')) : undefined,
  }
}
