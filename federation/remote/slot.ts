import { createElement, useSyncExternalStore, type ComponentType } from 'react';
import { SLOTS_READY_EVENT } from '../browser/core/remote-globals';

declare global {
  /** Props of remotes' slots, by slot name. A remote adds its slots in the file that `offers` in `remote.json` names. */
  interface FederationSlots {}
  /** Component that shows a slot's fills; undefined until the host has loaded the component, or in hosts without slots. */
  var __federation_fills__: ComponentType<{ name: string; props: unknown }> | undefined;
}

/** The props of a component that fills a slot of another remote: `SlotProps<'mfe-goals/aside'>`. */
export type SlotProps<Name extends keyof FederationSlots> = FederationSlots[Name];

type SlotElement<Name extends keyof FederationSlots> = { name: Name; props: FederationSlots[Name] };

function subscribe(listener: () => void): () => void {
  addEventListener(SLOTS_READY_EVENT, listener);
  return () => removeEventListener(SLOTS_READY_EVENT, listener);
}
const fillsOfHost = () => globalThis.__federation_fills__;

/**
 * A slot of a page, for modules of other remotes; the slot stays empty if no remote fills the slot or the fill fails. Fills
 * load when the browser is idle, so place the slot where late content does not shift the page.
 */
export function Slot<Name extends keyof FederationSlots>({ name, props }: SlotElement<Name>) {
  const Fills = useSyncExternalStore(subscribe, fillsOfHost, () => undefined);
  return Fills ? createElement(Fills, { name, props }) : null;
}
