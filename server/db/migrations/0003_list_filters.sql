DROP INDEX "bgmi_games_map";--> statement-breakpoint
DROP INDEX "bgmi_games_stage";--> statement-breakpoint
DROP INDEX "bgmi_groups_series";--> statement-breakpoint
DROP INDEX "bgmi_stages_series";--> statement-breakpoint
DROP INDEX "players_game";--> statement-breakpoint
DROP INDEX "teams_game";--> statement-breakpoint
DROP INDEX "matches_game";--> statement-breakpoint
DROP INDEX "matches_tournament";--> statement-breakpoint
DROP INDEX "series_game";--> statement-breakpoint
DROP INDEX "tournaments_series";--> statement-breakpoint
CREATE INDEX "users_country" ON "users" USING btree ("country","id");--> statement-breakpoint
CREATE INDEX "users_status" ON "users" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "bgmi_games_status" ON "bgmi_games" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "bgmi_groups_status" ON "bgmi_groups" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "bgmi_maps_status" ON "bgmi_maps" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "bgmi_stages_status" ON "bgmi_stages" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "games_status" ON "games" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "leagues_status" ON "leagues" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "players_status" ON "players" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "teams_country" ON "teams" USING btree ("country","id");--> statement-breakpoint
CREATE INDEX "teams_status" ON "teams" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "matches_status" ON "matches" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "matches_schedule" ON "matches" USING btree ("original_scheduled_at","id");--> statement-breakpoint
CREATE INDEX "series_status" ON "series" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "tournaments_status" ON "tournaments" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "advertisements_status" ON "advertisements" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "pages_status" ON "pages" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "videos_status" ON "videos" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "bgmi_games_map" ON "bgmi_games" USING btree ("map_id","id");--> statement-breakpoint
CREATE INDEX "bgmi_games_stage" ON "bgmi_games" USING btree ("bgmi_match_id","id");--> statement-breakpoint
CREATE INDEX "bgmi_groups_series" ON "bgmi_groups" USING btree ("series_id","id");--> statement-breakpoint
CREATE INDEX "bgmi_stages_series" ON "bgmi_stages" USING btree ("series_id","id");--> statement-breakpoint
CREATE INDEX "players_game" ON "players" USING btree ("current_game_id","id");--> statement-breakpoint
CREATE INDEX "teams_game" ON "teams" USING btree ("game_id","id");--> statement-breakpoint
CREATE INDEX "matches_game" ON "matches" USING btree ("game_id","id");--> statement-breakpoint
CREATE INDEX "matches_tournament" ON "matches" USING btree ("tournament_id","id");--> statement-breakpoint
CREATE INDEX "series_game" ON "series" USING btree ("game_id","id");--> statement-breakpoint
CREATE INDEX "tournaments_series" ON "tournaments" USING btree ("series_id","id");