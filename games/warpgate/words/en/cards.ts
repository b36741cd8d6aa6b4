/** Cards by their names, and with what they say. */
export const cards = {
  action: '{{top}} / {{bottom}}',
  actionShort: '{{top}}/{{bottom}}',
  tactics: '{{name}} ×{{multiplier}}',
  tacticsText: '{{card}}: {{text}}',
  tacticsTextVp: '{{card}} ({{vp}} VP): {{text}}',
  technologyText: '{{name}} ({{type}}, {{vp}} VP): {{text}}',
  objectiveText: '{{name}}: {{text}}',
  /** The form is chosen by the type. */
  anObjective: 'a {{type}} Objective',
  anObjective_oceanic: 'an {{type}} Objective',
  anObjective_arctic: 'an {{type}} Objective',
  reinforceType: 'Reinforce {{type}}',
} as const;
