import { keptSettings } from '@warptable/ui';
import type { Drawer } from '@warptable/ui';

/** The settings of this device. */
export const settings = keptSettings(localStorage);

/** Drafts survive a reload of this tab. */
export const drawer: Drawer = {
  keep: (table, draft) => sessionStorage.setItem(`warptable.draft.${table}`, JSON.stringify(draft)),
  take: (table) => {
    const text = sessionStorage.getItem(`warptable.draft.${table}`);
    return text === null ? undefined : (JSON.parse(text) as ReturnType<Drawer['take']>);
  },
};
