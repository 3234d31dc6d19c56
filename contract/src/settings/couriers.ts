/** Key of a courier's name, without case and blanks. */
export const courierKey = (name: string): string => name.replaceAll(/\s/g, '').toLowerCase()

type Known = { name: string; trackUrl?: string | undefined }
type Parcel = { courier: string; awb: string; trackUrl?: string | undefined }

/** A parcel with the courier's name from the settings, and its tracking address. */
export const withCourier = <P extends Parcel>(parcel: P, couriers: readonly Known[]): P => {
  const known = couriers.find(({ name }) => courierKey(name) === courierKey(parcel.courier))
  if (!known) return parcel
  const usual = known.trackUrl?.replaceAll('{awb}', () => encodeURIComponent(parcel.awb))
  const trackUrl = parcel.trackUrl ?? (parcel.awb === '' ? undefined : usual)
  return { ...parcel, courier: known.name, ...(trackUrl && { trackUrl }) }
}
