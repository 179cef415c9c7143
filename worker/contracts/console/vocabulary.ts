export const OPERATOR_ROLES = ["owner", "editor", "desk", "finance", "auditor"] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];
export const OPERATOR_ROLE_LABELS: Record<OperatorRole, string> = {
  owner: "Owner",
  editor: "Editor",
  desk: "Desk",
  finance: "Finance",
  auditor: "Auditor",
};

/** Rows of one bulk action. Each row takes several queries, and D1 allows 1,000 per request. */
export const BULK_ROWS = 100;

/** Limit of an uploaded CSV file, in UTF-8 bytes, so that it matches the size on disk. */
export const CSV_FILE = { bytes: 3_000_000, size: "3 MB" } as const;
/** The file plus the form's other fields, its boundaries and the line breaks that browsers add. */
export const CSV_FORM_BYTES = CSV_FILE.bytes + 200_000;

/** The roles that hold each console permission. Auditors can read but change nothing. */
export const PERMISSIONS = {
  "console.enter": OPERATOR_ROLES,
  "today.read": OPERATOR_ROLES,
  "figures.read": OPERATOR_ROLES,
  "messages.read": ["owner", "desk", "auditor"],
  "messages.change": ["owner", "desk"],
  "messages.export": ["owner", "desk"],
  "registrations.read": ["owner", "desk", "auditor"],
  "registrations.change": ["owner", "desk"],
  "registrations.export": ["owner", "desk"],
  "members.read": ["owner", "desk", "auditor"],
  "members.change": ["owner", "desk"],
  "members.merge": ["owner", "desk"],
  "members.import": ["owner", "desk"],
  "members.export": ["owner"],
  "members.erase": ["owner"],
  "payments.read": ["owner", "finance", "auditor"],
  "payments.change": ["owner", "finance"],
  "payments.export": ["owner", "finance"],
  "documents.read": ["owner", "finance", "auditor"],
  "documents.export": ["owner", "finance"],
  "memberships.read": ["owner", "desk", "finance", "auditor"],
  "memberships.change": ["owner", "finance"],
  "memberships.export": ["owner", "finance"],
  "intents.read": ["owner", "desk", "auditor"],
  "intents.export": ["owner", "desk"],
  "mails.read": ["owner", "desk", "auditor"],
  "mails.change": ["owner", "desk"],
  "mails.export": ["owner"],
  "texts.read": ["owner", "desk", "auditor"],
  "texts.change": ["owner", "desk"],
  "texts.export": ["owner", "desk"],
  "offers.read": ["owner", "desk", "auditor"],
  "offers.change": ["owner", "desk"],
  "offers.export": ["owner", "desk"],
  "consents.read": ["owner", "desk", "auditor"],
  "consents.export": ["owner"],
  "content.read": ["owner", "editor", "auditor"],
  "content.change": ["owner", "editor"],
  "content.payment_details": ["owner"],
  "audit.read": ["owner", "auditor"],
  "audit.export": ["owner"],
  "operators.read": ["owner", "auditor"],
  "operators.change": ["owner"],
} as const satisfies Record<string, readonly OperatorRole[]>;
export type Permission = keyof typeof PERMISSIONS;

export function isPermitted(role: OperatorRole, permission: Permission): boolean {
  const roles: readonly OperatorRole[] = PERMISSIONS[permission];
  return roles.includes(role);
}

/** Kinds of records that can be assigned and tagged, with the area of their permissions. */
export const MARKED_AREAS = {
  message: "messages",
  registration: "registrations",
  member: "members",
  order: "payments",
  offer: "offers",
  text: "texts",
} as const;

export function kindsMarkedBy(role: OperatorRole): string[] {
  return Object.entries(MARKED_AREAS).flatMap(([kind, area]) => (isPermitted(role, `${area}.change`) ? kind : []));
}

/** `passkeyMinutes`: how long a use of the passkey allows sensitive actions. */
export const CONSOLE_SESSION = { idleMinutes: 30, hours: 12, passkeyMinutes: 10 } as const;

export const CONSOLE_PATH = "/console";
export const ADD_PASSKEY_PATH = "/console/passkey";
export const UNLOCK_PATH = "/console/unlock";
