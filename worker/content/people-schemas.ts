import { z } from "zod";
import { PARTNER_SECTIONS, TEAM_SECTIONS } from "../contracts/vocabulary.ts";
import { Line, Link, Picture, Prose, Sample } from "./fields.ts";

const Lines = z.array(Line).min(1);
const Name = Line.meta({ label: "Name" });

export const TeamMember = z.object({
  section: z.enum(TEAM_SECTIONS).meta({ label: "Section of the page" }),
  name: Name,
  role: Line.optional().meta({ label: "Role", help: "For example Chapter lead." }),
  image: Picture.optional().meta({ label: "Portrait", help: "Without one, the page shows the initials." }),
  linkedin: Link.optional().meta({ label: "LinkedIn", help: "Without one, the page shows no link." }),
  bio: Prose.meta({ label: "About" }),
  topics: Lines.optional().meta({ label: "Topics", help: "What a mentor can be asked about." }),
  languages: Lines.optional().meta({ label: "Languages" }),
  city: Line.optional().meta({ label: "City" }),
  sample: Sample,
});

export const Partner = z.object({
  section: z.enum(PARTNER_SECTIONS).meta({ label: "Section of the page" }),
  name: Name,
  logo: Picture.meta({ label: "Logo" }),
  website: Link.meta({ label: "Website" }),
  benefit: Prose.meta({ label: "What members get" }),
  sample: Sample,
});

/** `dateJoined` is month and year, as in "November 2024". */
export const Member = z.object({
  name: Name,
  photo: Picture.optional().meta({ label: "Portrait", help: "Without one, the page shows the initials." }),
  dateJoined: Line.meta({ label: "Member since", help: "Month and year, for example November 2024." }),
  bio: Prose.meta({ label: "About" }),
  sample: Sample,
});
