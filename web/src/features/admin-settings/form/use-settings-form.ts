import type { Settings } from '@bartan/contract/settings/settings'
import type { Language } from '@bartan/contract/shop/languages'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useContext, useState, useRef, useEffect } from 'react'
import { useConflictQuestion } from '#components/ui/overlay/conflict-question.tsx'
import { messageOf, ApiError } from '#lib/api/api-error.ts'
import { setShop, ShopContext } from '#lib/shop-settings.ts'
import { draftOf } from '#lib/storage/drafts.ts'
import { useOfferedDraft, type Changes } from '#lib/storage/use-offered-draft.ts'
import { allSettingsQuery } from '../settings-query.ts'
import { useText, textIn } from '../texts.ts'
import { SETTINGS, labelAt, settingsOf, type Setting, type Topic } from '../topics/topics.ts'
import type { Errors } from './form-context.ts'
import { changedIn, pick, saveSettings, type Values } from './save-settings.ts'
import { checkSettings, errorsOf, faultAt } from './settings-faults.ts'
import { isWithin, withValue } from './tree.ts'

type Options = {
  topic: Topic
  /** The settings when the form was opened or last saved. */
  base: Settings
  draft: Settings
  setBase: (base: Settings) => void
  replace: (draft: Settings) => void
}

/** Keeps unsaved changes of a topic on the device, and offers them when it is opened again (decision 21). */
const useSettingsDraft = ({ topic, base, draft, setBase, replace }: Options) => {
  const [kept] = useState(() =>
    draftOf<Changes<Values>>('work', `settings ${topic}`, { version: 0, before: {}, after: {} }),
  )
  const { offered, keep, settle } = useOfferedDraft(kept, base)
  useEffect(() => {
    const names = changedIn(base, draft, settingsOf(topic))
    keep({ version: base.version, before: pick(base, names), after: pick(draft, names) })
  }, [topic, base, draft, keep])
  const restore = () => {
    if (!offered) return
    const { version, before, after } = offered
    const typed = pick(draft, changedIn(base, draft, settingsOf(topic)))
    setBase({ ...base, ...before, version })
    replace({ ...draft, ...after, ...typed })
    settle()
  }
  return { isOffered: offered !== undefined, restore, discard: settle }
}

/** Edited settings with their errors and pending uploads. */
const useDraft = (opened: Settings, onChange: () => void) => {
  const [draft, setDraft] = useState(opened)
  /** The latest value without waiting for a render: an upload may change it just before saving. */
  const latest = useRef(opened)
  const [errors, setErrors] = useState<Errors>({})
  const uploads = useRef(new Set<Promise<unknown>>())

  const replace = useCallback((settings: Settings) => {
    latest.current = settings
    setDraft(settings)
  }, [])

  const set = useCallback(
    (path: string, value: unknown) => {
      replace(withValue(latest.current, path, value))
      // Keeps the same object if nothing changes, because every field reads it.
      setErrors((all) => {
        const others = Object.entries(all).filter(([at]) => !isWithin(at, path))
        return others.length === Object.keys(all).length ? all : Object.fromEntries(others)
      })
      onChange()
    },
    [onChange, replace],
  )

  const hold = useCallback((work: Promise<unknown>) => {
    uploads.current.add(work)
    void work.finally(() => uploads.current.delete(work))
  }, [])

  const settled = () => Promise.allSettled(uploads.current)

  return { draft, now: () => latest.current, replace, errors, setErrors, set, hold, settled }
}

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
    const inUse = withCategoryInUse(t.language, error, base, now())
    if (inUse) replace(inUse.draft)
    showErrors(inUse?.errors ?? errorsOf(t.language, error), messageOf(t.language, error))
  }

  const write = async ({ names, values, as }: Write) => {
    const checked = checkSettings(t.language, { ...values, version: base.version })
    if ('errors' in checked) return showErrors(checked.errors, '')
    const { version: _version, ...change } = checked.change
    const outcome = await saveSettings(base, change, names, (both) =>
      ask(question(t.language, both)),
    )
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
