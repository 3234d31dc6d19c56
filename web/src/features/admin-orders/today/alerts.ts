import { atom } from 'nanostores'
import { readText, writeText } from '#lib/storage/local-store.ts'

const KEY = 'adminOrderAlerts'

/** Whether this device announces new orders by sound and notification. */
export const alerts = atom(readText(KEY) === 'on')

export const switchAlerts = (isOn: boolean): void => {
  writeText(KEY, isOn ? 'on' : 'off')
  alerts.set(isOn)
}

/** Asks the browser for permission; without it there is only the sound. Must be called by a press. */
export const allowAlerts = async (): Promise<boolean> => {
  switchAlerts(true)
  playSound()
  if (typeof Notification === 'undefined') return false
  if (Notification.permission !== 'default') return Notification.permission === 'granted'
  return (await Notification.requestPermission()) === 'granted'
}

const TONES_HZ = [660, 880]
const TONE_SECONDS = 0.16

/** Plays two short generated tones, without a file. A browser that doesn't allow sound yet stays silent. */
export const playSound = (): void => {
  if (typeof AudioContext === 'undefined') return
  const audio = new AudioContext()
  for (const [index, frequency] of TONES_HZ.entries()) {
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    const from = audio.currentTime + index * TONE_SECONDS
    tone.frequency.value = frequency
    volume.gain.setValueAtTime(0.2, from)
    volume.gain.exponentialRampToValueAtTime(0.001, from + TONE_SECONDS)
    tone.connect(volume).connect(audio.destination)
    tone.start(from)
    tone.stop(from + TONE_SECONDS)
    if (index === TONES_HZ.length - 1) tone.addEventListener('ended', () => void audio.close())
  }
}

export const notify = (title: string, onPress: () => void): void => {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return
  try {
    const note = new Notification(title, { tag: 'new-orders' })
    note.addEventListener('click', () => {
      globalThis.focus()
      onPress()
      note.close()
    })
  } catch {
    // On a phone only a service worker may show notifications; the sound remains.
  }
}
